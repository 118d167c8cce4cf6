-- What is older than the shortest time that the settings allow may go. Everything else stays, whoever asks.
create function recusar_exclusao_na_auditoria() returns trigger language plpgsql
  as $$
  begin
    if old.em < now() - interval '5 years' then
      return old;
    end if;
    raise exception 'a auditoria não se altera';
  end $$;--> statement-breakpoint
drop trigger auditoria_imutavel on auditoria;--> statement-breakpoint
create trigger auditoria_imutavel before truncate on auditoria
  for each statement execute function recusar_mudanca_na_auditoria();--> statement-breakpoint
create trigger auditoria_imutavel_ate_vencer before delete on auditoria
  for each row execute function recusar_exclusao_na_auditoria();
