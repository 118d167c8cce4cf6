CREATE TABLE "aceite" (
	"id" uuid PRIMARY KEY NOT NULL,
	"venda_id" uuid NOT NULL,
	"link_numero" integer NOT NULL,
	"em" timestamp with time zone NOT NULL,
	"resumo" text NOT NULL,
	"texto_sha256" text NOT NULL,
	"nome" text,
	"ip" text,
	"agente" text,
	"provas" jsonb,
	"pdf_sha256" text,
	"pdf_arquivo_id" uuid,
	"descartado_em" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "modelo_texto" (
	"tipo" text NOT NULL,
	"versao" integer NOT NULL,
	"texto" text NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"usuario_nome" text NOT NULL,
	CONSTRAINT "modelo_texto_tipo_versao_pk" PRIMARY KEY("tipo","versao")
);
--> statement-breakpoint
CREATE TABLE "tentativa_do_link" (
	"chave" text PRIMARY KEY NOT NULL,
	"falhas" integer NOT NULL,
	"ultima_em" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "aviso" (
	"id" uuid PRIMARY KEY NOT NULL,
	"usuario_id" uuid NOT NULL,
	"venda_id" uuid NOT NULL,
	"historico_id" uuid NOT NULL,
	"tipo" text NOT NULL,
	"anexos" text[] DEFAULT '{}' NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"lido_em" timestamp with time zone,
	"carta_pendente" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "aviso_preferencia" (
	"usuario_id" uuid PRIMARY KEY NOT NULL,
	"sem_email" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "venda_em_maos" (
	"venda_id" uuid PRIMARY KEY NOT NULL,
	"usuario_id" uuid NOT NULL,
	"desde" timestamp with time zone DEFAULT now() NOT NULL,
	"ate" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "venda_em_andamento_do_vendedor";--> statement-breakpoint
ALTER TABLE "anexo" ADD COLUMN "do_assinante" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "anexo_envio" ADD COLUMN "do_assinante" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "aceite" ADD CONSTRAINT "aceite_venda_id_venda_id_fk" FOREIGN KEY ("venda_id") REFERENCES "public"."venda"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aviso" ADD CONSTRAINT "aviso_usuario_id_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuario"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aviso" ADD CONSTRAINT "aviso_venda_id_venda_id_fk" FOREIGN KEY ("venda_id") REFERENCES "public"."venda"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aviso" ADD CONSTRAINT "aviso_historico_id_venda_historico_id_fk" FOREIGN KEY ("historico_id") REFERENCES "public"."venda_historico"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "aviso_preferencia" ADD CONSTRAINT "aviso_preferencia_usuario_id_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuario"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "aceite_do_link" ON "aceite" USING btree ("venda_id","link_numero");--> statement-breakpoint
CREATE INDEX "aceite_descartado" ON "aceite" USING btree ("id") WHERE descartado_em is not null and pdf_arquivo_id is not null;--> statement-breakpoint
CREATE INDEX "tentativa_do_link_antiga" ON "tentativa_do_link" USING btree ("ultima_em");--> statement-breakpoint
CREATE INDEX "aviso_da_pessoa" ON "aviso" USING btree ("usuario_id","id");--> statement-breakpoint
CREATE INDEX "aviso_nao_lido" ON "aviso" USING btree ("usuario_id","id") WHERE "aviso"."lido_em" is null;--> statement-breakpoint
CREATE INDEX "aviso_da_venda" ON "aviso" USING btree ("venda_id");--> statement-breakpoint
CREATE INDEX "aviso_do_historico" ON "aviso" USING btree ("historico_id");--> statement-breakpoint
CREATE INDEX "aviso_sem_carta" ON "aviso" USING btree ("id") WHERE "aviso"."carta_pendente";--> statement-breakpoint
CREATE INDEX "aviso_lido" ON "aviso" USING btree ("lido_em") WHERE "aviso"."lido_em" is not null;--> statement-breakpoint
CREATE INDEX "venda_em_maos_ate" ON "venda_em_maos" USING btree ("ate");--> statement-breakpoint
CREATE INDEX "venda_da_empresa" ON "venda" USING btree ("empresa_id","criado_em","id");--> statement-breakpoint
CREATE INDEX "venda_na_situacao" ON "venda" USING btree ("empresa_id","situacao","situacao_em","id");--> statement-breakpoint
CREATE INDEX "venda_devolvida" ON "venda" USING btree ("empresa_id","situacao_em","id") WHERE "venda"."situacao" in ('PENDENTE', 'EXPIRADA');--> statement-breakpoint
CREATE INDEX "venda_a_instalar" ON "venda" USING btree ("agendamento_data") WHERE "venda"."situacao" = 'AGENDADA';--> statement-breakpoint
CREATE INDEX "venda_do_canal" ON "venda" USING btree ("canal_venda_id","criado_em","id");--> statement-breakpoint
CREATE INDEX "venda_do_plano" ON "venda" USING btree ("plano_id","criado_em","id");--> statement-breakpoint
CREATE INDEX "venda_da_cidade" ON "venda" USING btree ("codigo_ibge","criado_em","id");--> statement-breakpoint
CREATE INDEX "venda_em_andamento_do_vendedor" ON "venda" USING btree ("vendedor_id","situacao_em","id","situacao","agendamento_data") WHERE "venda"."situacao" in ('AGUARDANDO_AUTORIZACAO', 'AGUARDANDO_ACEITE', 'EM_ANALISE', 'APROVADA', 'AGENDADA');