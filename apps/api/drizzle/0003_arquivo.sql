CREATE TABLE "arquivo" (
	"id" uuid PRIMARY KEY NOT NULL,
	"chave" text NOT NULL,
	"mime" text NOT NULL,
	"tamanho" integer NOT NULL,
	"sha256" text NOT NULL,
	"largura" integer NOT NULL,
	"altura" integer NOT NULL,
	"publico" boolean NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"criado_por" uuid NOT NULL,
	CONSTRAINT "arquivo_chave_unique" UNIQUE("chave")
);
--> statement-breakpoint
ALTER TABLE "arquivo" ADD CONSTRAINT "arquivo_criado_por_usuario_id_fk" FOREIGN KEY ("criado_por") REFERENCES "public"."usuario"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "usuario_por_email" ON "usuario" USING btree ("email" collate "pt-BR-x-icu","id") WHERE "usuario"."excluido_em" is null;--> statement-breakpoint
CREATE INDEX "usuario_por_acesso" ON "usuario" USING btree (coalesce("ultimo_acesso", '-infinity'),"id") WHERE "usuario"."excluido_em" is null;