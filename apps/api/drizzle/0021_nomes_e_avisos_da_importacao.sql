DROP INDEX "adicional_nome";--> statement-breakpoint
DROP INDEX "canal_venda_nome";--> statement-breakpoint
DROP INDEX "grupo_permissao_nome";--> statement-breakpoint
DROP INDEX "recurso_nome";--> statement-breakpoint
ALTER TABLE "importacao" ADD COLUMN "opcional_errado" text DEFAULT 'REJEITAR' NOT NULL;--> statement-breakpoint
ALTER TABLE "importacao" ADD COLUMN "com_aviso" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "importacao_rejeitada" ADD COLUMN "entrou" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "adicional_nome" ON "adicional" USING btree (nome_comparavel("nome")) WHERE "adicional"."excluido_em" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "canal_venda_nome" ON "canal_venda" USING btree (nome_comparavel("nome")) WHERE "canal_venda"."excluido_em" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "grupo_permissao_nome" ON "grupo_permissao" USING btree (nome_comparavel("nome")) WHERE "grupo_permissao"."excluido_em" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "recurso_nome" ON "recurso" USING btree (nome_comparavel("nome")) WHERE "recurso"."excluido_em" is null;