-- A person's rights are told apart by the versions of their rows: a change of companies must touch the person's own row.
CREATE FUNCTION "tocar_usuario"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "usuario" SET "id" = "id"
  WHERE TG_OP = 'TRUNCATE' OR "id" IN (OLD."usuario_id", NEW."usuario_id");
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "usuario_empresa_toca_usuario" AFTER INSERT OR UPDATE OR DELETE ON "usuario_empresa"
  FOR EACH ROW EXECUTE FUNCTION "tocar_usuario"();--> statement-breakpoint
CREATE TRIGGER "usuario_empresa_esvaziada" AFTER TRUNCATE ON "usuario_empresa"
  FOR EACH STATEMENT EXECUTE FUNCTION "tocar_usuario"();
