-- One number for everybody's rights, which any change to anyone's raises. Reads begin with the rights last known and
-- only have to compare it.
CREATE TABLE "direitos" ("unica" boolean PRIMARY KEY DEFAULT true CHECK ("unica"), "versao" bigint NOT NULL);--> statement-breakpoint
INSERT INTO "direitos" ("versao") VALUES (1);--> statement-breakpoint
CREATE FUNCTION "direitos_mudaram"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "direitos" SET "versao" = "versao" + 1;
  RETURN NULL;
END $$;--> statement-breakpoint
-- At the very end of the transaction: by then it needs nothing that another one, waiting for this row, may hold.
CREATE CONSTRAINT TRIGGER "usuario_muda_direitos" AFTER UPDATE ON "usuario" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN ((OLD."nome", OLD."ativo", OLD."excluido_em", OLD."grupo_permissao_id", OLD."todas_empresas")
    IS DISTINCT FROM (NEW."nome", NEW."ativo", NEW."excluido_em", NEW."grupo_permissao_id", NEW."todas_empresas"))
  EXECUTE FUNCTION "direitos_mudaram"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "grupo_muda_direitos" AFTER UPDATE ON "grupo_permissao" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD."permissoes" IS DISTINCT FROM NEW."permissoes")
  EXECUTE FUNCTION "direitos_mudaram"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "empresa_do_usuario_muda_direitos" AFTER INSERT OR UPDATE OR DELETE ON "usuario_empresa"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "direitos_mudaram"();--> statement-breakpoint
CREATE TRIGGER "empresas_dos_usuarios_somem" AFTER TRUNCATE ON "usuario_empresa"
  FOR EACH STATEMENT EXECUTE FUNCTION "direitos_mudaram"();
