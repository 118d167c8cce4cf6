create function recusar_mudanca_na_auditoria() returns trigger language plpgsql
  as $$ begin raise exception 'a auditoria não se altera'; end $$;--> statement-breakpoint
create trigger auditoria_imutavel before update or delete or truncate on auditoria
  for each statement execute function recusar_mudanca_na_auditoria();
