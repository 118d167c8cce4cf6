-- Once in a transaction is enough: raised again for each of a thousand sessions that end together, the one row would be
-- searched through all of its versions every time.
CREATE OR REPLACE FUNCTION "direitos_mudaram"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "direitos" SET "versao" = "versao" + 1 WHERE "xmin" <> pg_current_xact_id()::xid;
  RETURN NULL;
END $$;
