CREATE TABLE "chave_api" (
	"id" uuid PRIMARY KEY NOT NULL,
	"nome" text NOT NULL,
	"resumo" text NOT NULL,
	"final" text NOT NULL,
	"permissoes" text[] NOT NULL,
	"todas_empresas" boolean NOT NULL,
	"enderecos" text[] NOT NULL,
	"limite_por_minuto" integer NOT NULL,
	"expira_em" timestamp with time zone NOT NULL,
	"criada_em" timestamp with time zone DEFAULT now() NOT NULL,
	"criada_por" uuid NOT NULL,
	"usada_em" timestamp with time zone,
	"usada_de" text,
	"revogada_em" timestamp with time zone,
	"revogada_por" uuid,
	"avisada_em" timestamp with time zone,
	"busca" text GENERATED ALWAYS AS (sem_acento(nome)) STORED,
	CONSTRAINT "chave_api_resumo_unique" UNIQUE("resumo")
);
--> statement-breakpoint
CREATE TABLE "chave_api_empresa" (
	"chave_id" uuid NOT NULL,
	"empresa_id" uuid NOT NULL,
	CONSTRAINT "chave_api_empresa_chave_id_empresa_id_pk" PRIMARY KEY("chave_id","empresa_id")
);
--> statement-breakpoint
-- widened: the new rule lets in all that the old one did
ALTER TABLE "auditoria" DROP CONSTRAINT "auditoria_autor";--> statement-breakpoint
ALTER TABLE "chave_api" ADD CONSTRAINT "chave_api_criada_por_usuario_id_fk" FOREIGN KEY ("criada_por") REFERENCES "public"."usuario"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chave_api" ADD CONSTRAINT "chave_api_revogada_por_usuario_id_fk" FOREIGN KEY ("revogada_por") REFERENCES "public"."usuario"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chave_api_empresa" ADD CONSTRAINT "chave_api_empresa_chave_id_chave_api_id_fk" FOREIGN KEY ("chave_id") REFERENCES "public"."chave_api"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chave_api_empresa" ADD CONSTRAINT "chave_api_empresa_empresa_id_empresa_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresa"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chave_api_criada_por" ON "chave_api" USING btree ("criada_por");--> statement-breakpoint
CREATE INDEX "chave_api_a_vencer" ON "chave_api" USING btree ("expira_em") WHERE "chave_api"."revogada_em" is null;--> statement-breakpoint
CREATE INDEX "chave_api_empresa_empresa" ON "chave_api_empresa" USING btree ("empresa_id");--> statement-breakpoint
-- widened: not valid, so that nobody waits while years of history are read, all of which keep to the old rule
ALTER TABLE "auditoria" ADD CONSTRAINT "auditoria_autor" CHECK (case "auditoria"."autor" when 'PESSOA' then "auditoria"."autor_id" is not null
        when 'CHAVE' then "auditoria"."autor_id" is not null
        when 'ASSINANTE' then "auditoria"."autor_nome" is not null
        when 'SISTEMA' then "auditoria"."autor_id" is null else false end) NOT VALID;