-- Events used to hold what was typed into a calculator: age, tobacco, debts. The event stays, the values go.
UPDATE "visitor_events" SET "properties" = "properties" - 'values' WHERE "name" = 'calculator_completed';
