CREATE TABLE "venda_em_maos" (
	"venda_id" uuid PRIMARY KEY NOT NULL,
	"usuario_id" uuid NOT NULL,
	"desde" timestamp with time zone DEFAULT now() NOT NULL,
	"ate" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "venda_em_maos_ate" ON "venda_em_maos" USING btree ("ate");--> statement-breakpoint
CREATE INDEX "venda_da_empresa" ON "venda" USING btree ("empresa_id","criado_em","id");--> statement-breakpoint
CREATE INDEX "venda_em_fila" ON "venda" USING btree ("empresa_id","situacao","situacao_em","id") WHERE "venda"."situacao" not in ('CONCLUIDA', 'REPROVADA', 'CANCELADA');--> statement-breakpoint
CREATE INDEX "venda_devolvida" ON "venda" USING btree ("empresa_id","situacao_em","id") WHERE "venda"."situacao" in ('PENDENTE', 'EXPIRADA');--> statement-breakpoint
CREATE INDEX "venda_a_instalar" ON "venda" USING btree ("agendamento_data") WHERE "venda"."situacao" = 'AGENDADA';--> statement-breakpoint
CREATE INDEX "venda_do_canal" ON "venda" USING btree ("canal_venda_id","criado_em","id");--> statement-breakpoint
CREATE INDEX "venda_do_plano" ON "venda" USING btree ("plano_id","criado_em","id");--> statement-breakpoint
CREATE INDEX "venda_da_cidade" ON "venda" USING btree ("codigo_ibge","criado_em","id");