-- Announced, not written down: who reads on remembered rights hears of it before the answer, and no read pays for asking.
-- The same announcement many times in a transaction is one.
CREATE OR REPLACE FUNCTION "direitos_mudaram"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('direitos', '');
  RETURN NULL;
END $$;--> statement-breakpoint
DROP TABLE "direitos";
