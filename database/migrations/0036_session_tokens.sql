-- Only sessions whose token begins like this may send large bodies (server/staff/signed-session.server.ts). Staff with an
-- older one would be told to sign in while they are signed in, so they sign in once.
DELETE FROM sessions WHERE token NOT LIKE 'session-%';
