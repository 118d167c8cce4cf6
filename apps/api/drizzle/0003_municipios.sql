CREATE TABLE "cep_consultado" (
	"cep" text PRIMARY KEY NOT NULL,
	"resposta" jsonb,
	"consultado_em" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "municipio" (
	"codigo" integer PRIMARY KEY NOT NULL,
	"nome" text NOT NULL,
	"uf" text NOT NULL,
	"busca" text GENERATED ALWAYS AS (sem_acento(nome || ' ' || uf || ' ' || replace(nome, '''', ''))) STORED
);
--> statement-breakpoint
CREATE INDEX "municipio_por_nome" ON "municipio" USING btree ("nome" collate "pt-BR-x-icu","codigo");--> statement-breakpoint
CREATE INDEX "municipio_uf" ON "municipio" USING btree ("uf");--> statement-breakpoint
CREATE INDEX "municipio_busca" ON "municipio" USING gin ("busca" gin_trgm_ops);