-- The job queue makes its tables there. The role of the site may have no right to create a schema.
CREATE SCHEMA IF NOT EXISTS jobs;
