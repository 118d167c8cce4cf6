-- The sale first, as everybody who locks more than one of these.
ALTER TABLE "venda" ADD COLUMN "cliente_numero" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
-- With its key in one: no copy of the version before writes to it.
ALTER TABLE "aceite" ADD COLUMN "cliente_id" uuid CONSTRAINT "aceite_cliente_id_cliente_id_fk" REFERENCES "public"."cliente"("id");--> statement-breakpoint
CREATE INDEX "aceite_do_cliente" ON "aceite" USING btree ("cliente_id") WHERE "aceite"."cliente_id" is not null;--> statement-breakpoint
-- The one change that the audit takes, now also on what a subscriber did in a sale that is another client's by now.
create or replace function recusar_mudanca_na_linha_da_auditoria() returns trigger language plpgsql
  as $$
  declare
    anonimizada auditoria := old;
  begin
    anonimizada.mudancas := mudancas_sem_dados_pessoais(old.mudancas);
    if old.autor = 'ASSINANTE' then
      anonimizada.autor_nome := 'removido (LGPD)';
      anonimizada.ip := null;
      anonimizada.agente := null;
    end if;
    if new is not distinct from anonimizada and (foi_anonimizado(old.entidade, old.entidade_id)
        or (old.autor = 'ASSINANTE' and foi_anonimizado('cliente', old.autor_id))) then
      return new;
    end if;
    raise exception 'a auditoria não se altera';
  end $$;
