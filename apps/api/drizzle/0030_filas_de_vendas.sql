CREATE INDEX "venda_da_empresa" ON "venda" USING btree ("empresa_id","criado_em","id");--> statement-breakpoint
CREATE INDEX "venda_em_fila" ON "venda" USING btree ("empresa_id","situacao","situacao_em","id") WHERE "venda"."situacao" not in ('CONCLUIDA', 'REPROVADA', 'CANCELADA');--> statement-breakpoint
CREATE INDEX "venda_devolvida" ON "venda" USING btree ("empresa_id","situacao_em","id") WHERE "venda"."situacao" in ('PENDENTE', 'EXPIRADA');--> statement-breakpoint
CREATE INDEX "venda_a_instalar" ON "venda" USING btree ("agendamento_data") WHERE "venda"."situacao" = 'AGENDADA';--> statement-breakpoint
CREATE INDEX "venda_do_canal" ON "venda" USING btree ("canal_venda_id","criado_em","id");--> statement-breakpoint
CREATE INDEX "venda_do_plano" ON "venda" USING btree ("plano_id","criado_em","id");--> statement-breakpoint
CREATE INDEX "venda_da_cidade" ON "venda" USING btree ("codigo_ibge","criado_em","id");