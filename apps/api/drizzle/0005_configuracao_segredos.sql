CREATE TABLE "configuracao_geral" (
	"id" uuid PRIMARY KEY NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "configuracao_segredo" (
	"chave" text PRIMARY KEY NOT NULL,
	"cifrado" text NOT NULL,
	"alterado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"alterado_por" text
);
--> statement-breakpoint
ALTER TABLE "configuracao" ADD COLUMN "alterado_em" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "configuracao" ADD COLUMN "alterado_por" text;