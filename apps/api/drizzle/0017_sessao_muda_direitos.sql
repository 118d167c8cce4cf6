-- A session that ends changes somebody's rights as well: with it, one number says it all. That time ran out is known without asking.
CREATE CONSTRAINT TRIGGER "sessao_muda_direitos" AFTER UPDATE ON "sessao" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD."encerrada_em" IS DISTINCT FROM NEW."encerrada_em" OR NEW."expira_em" < OLD."expira_em"
    OR NEW."usuario_id" <> OLD."usuario_id")
  EXECUTE FUNCTION "direitos_mudaram"();--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "sessao_some" AFTER DELETE ON "sessao" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (OLD."encerrada_em" IS NULL AND OLD."expira_em" > now())
  EXECUTE FUNCTION "direitos_mudaram"();--> statement-breakpoint
CREATE TRIGGER "sessoes_somem" AFTER TRUNCATE ON "sessao"
  FOR EACH STATEMENT EXECUTE FUNCTION "direitos_mudaram"();
