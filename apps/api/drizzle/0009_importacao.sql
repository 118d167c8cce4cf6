CREATE TABLE "importacao" (
	"id" uuid PRIMARY KEY NOT NULL,
	"empresa_id" uuid NOT NULL,
	"usuario_id" uuid NOT NULL,
	"usuario_nome" text NOT NULL,
	"nome_arquivo" text NOT NULL,
	"tamanho" integer NOT NULL,
	"chave" text,
	"colunas" jsonb,
	"formato" text DEFAULT 'CSV' NOT NULL,
	"separador" text,
	"codificacao" text,
	"amostra" jsonb,
	"assinatura" text,
	"mapeamento" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"mapeamento_lembrado" boolean DEFAULT false NOT NULL,
	"modo" text DEFAULT 'AMBOS' NOT NULL,
	"situacao" text DEFAULT 'ENVIADA' NOT NULL,
	"lidas" integer DEFAULT 0 NOT NULL,
	"criadas" integer DEFAULT 0 NOT NULL,
	"atualizadas" integer DEFAULT 0 NOT NULL,
	"iguais" integer DEFAULT 0 NOT NULL,
	"rejeitadas" integer DEFAULT 0 NOT NULL,
	"ultima_linha" integer DEFAULT 0 NOT NULL,
	"andamento" real DEFAULT 0 NOT NULL,
	"tentativas" integer DEFAULT 0 NOT NULL,
	"erro" text,
	"ip" text,
	"agente" text,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"iniciado_em" timestamp with time zone,
	"terminado_em" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "importacao_documento" (
	"importacao_id" uuid NOT NULL,
	"documento" text NOT NULL,
	"linha" integer NOT NULL,
	CONSTRAINT "importacao_documento_importacao_id_documento_pk" PRIMARY KEY("importacao_id","documento")
);
--> statement-breakpoint
CREATE TABLE "importacao_rejeitada" (
	"importacao_id" uuid NOT NULL,
	"linha" integer NOT NULL,
	"celulas" jsonb NOT NULL,
	"motivos" jsonb NOT NULL,
	CONSTRAINT "importacao_rejeitada_importacao_id_linha_pk" PRIMARY KEY("importacao_id","linha")
);
--> statement-breakpoint
ALTER TABLE "importacao" ADD CONSTRAINT "importacao_empresa_id_empresa_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresa"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "importacao" ADD CONSTRAINT "importacao_usuario_id_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuario"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "importacao_documento" ADD CONSTRAINT "importacao_documento_importacao_id_importacao_id_fk" FOREIGN KEY ("importacao_id") REFERENCES "public"."importacao"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "importacao_rejeitada" ADD CONSTRAINT "importacao_rejeitada_importacao_id_importacao_id_fk" FOREIGN KEY ("importacao_id") REFERENCES "public"."importacao"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "importacao_recentes" ON "importacao" USING btree ("criado_em","id");--> statement-breakpoint
CREATE INDEX "importacao_da_empresa" ON "importacao" USING btree ("empresa_id","criado_em","id");--> statement-breakpoint
CREATE INDEX "importacao_assinatura" ON "importacao" USING btree ("empresa_id","assinatura","iniciado_em");