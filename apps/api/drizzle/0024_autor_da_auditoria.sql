ALTER TABLE "auditoria" RENAME COLUMN "usuario_id" TO "autor_id";--> statement-breakpoint
ALTER TABLE "auditoria" RENAME COLUMN "usuario_nome" TO "autor_nome";--> statement-breakpoint
ALTER TABLE "auditoria" ADD COLUMN "autor" text;--> statement-breakpoint
-- What nobody did was the system's. The lines are told apart by a change of type: it is no update, so the trigger that
-- refuses those stays where it is.
ALTER TABLE "auditoria" ALTER COLUMN "autor" TYPE text
  USING case when "autor_id" is null then 'SISTEMA' else 'PESSOA' end;--> statement-breakpoint
ALTER TABLE "auditoria" ALTER COLUMN "autor" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "auditoria" ADD CONSTRAINT "auditoria_autor" CHECK (case "auditoria"."autor" when 'PESSOA' then "auditoria"."autor_id" is not null
        when 'ASSINANTE' then "auditoria"."autor_nome" is not null
        when 'SISTEMA' then "auditoria"."autor_id" is null else false end);--> statement-breakpoint
-- As before, the one change that the audit takes. Of what the client did through a link, who and from where is theirs.
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
    if new is not distinct from anonimizada and old.entidade = 'cliente'
      and exists (select 1 from cliente c where c.id = old.entidade_id and c.anonimizado_em is not null)
    then
      return new;
    end if;
    raise exception 'a auditoria não se altera';
  end $$;
