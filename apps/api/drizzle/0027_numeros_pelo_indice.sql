DROP INDEX "venda_encerrada_do_vendedor";--> statement-breakpoint
DROP INDEX "venda_enviada_pelo_vendedor";--> statement-breakpoint
CREATE INDEX "venda_encerrada_do_vendedor" ON "venda" USING btree ("vendedor_id","situacao_em","id","situacao") WHERE "venda"."situacao" in ('CONCLUIDA', 'REPROVADA', 'CANCELADA');--> statement-breakpoint
CREATE INDEX "venda_enviada_pelo_vendedor" ON "venda" USING btree ("vendedor_id","criado_em","situacao","mensalidade");