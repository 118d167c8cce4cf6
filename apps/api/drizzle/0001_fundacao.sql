CREATE TABLE "login_microsoft" (
	"estado_hash" text PRIMARY KEY NOT NULL,
	"nonce" text NOT NULL,
	"verificador" text NOT NULL,
	"navegador_hash" text NOT NULL,
	"convite_id" uuid,
	"expira_em" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tentativa_de_login" (
	"chave" text PRIMARY KEY NOT NULL,
	"falhas" integer NOT NULL,
	"bloqueada_ate" timestamp with time zone,
	"ultima_em" timestamp with time zone NOT NULL
);
--> statement-breakpoint
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
CREATE TABLE "auditoria" (
	"id" uuid PRIMARY KEY NOT NULL,
	"em" timestamp with time zone DEFAULT now() NOT NULL,
	"usuario_id" uuid,
	"usuario_nome" text,
	"ip" text,
	"agente" text,
	"entidade" text NOT NULL,
	"entidade_id" uuid NOT NULL,
	"acao" text NOT NULL,
	"mudancas" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "configuracao" (
	"chave" text PRIMARY KEY NOT NULL,
	"valor" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credencial" (
	"usuario_id" uuid PRIMARY KEY NOT NULL,
	"senha_hash" text,
	"senha_em" timestamp with time zone,
	"microsoft_tid" text,
	"microsoft_oid" text
);
--> statement-breakpoint
CREATE TABLE "token_senha" (
	"id" uuid PRIMARY KEY NOT NULL,
	"usuario_id" uuid NOT NULL,
	"motivo" text NOT NULL,
	"hash" text NOT NULL,
	"expira_em" timestamp with time zone NOT NULL,
	"usado_em" timestamp with time zone,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "token_senha_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "empresa" (
	"id" uuid PRIMARY KEY NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"nome_fantasia" text NOT NULL,
	"ativo" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "grupo_permissao" (
	"id" uuid PRIMARY KEY NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"nome" text NOT NULL,
	"descricao" text,
	"permissoes" text[] NOT NULL,
	"excluido_em" timestamp with time zone,
	"busca" text GENERATED ALWAYS AS (sem_acento(nome || ' ' || coalesce(descricao, ''))) STORED
);
--> statement-breakpoint
CREATE TABLE "sessao" (
	"id" uuid PRIMARY KEY NOT NULL,
	"usuario_id" uuid NOT NULL,
	"token_atual" uuid NOT NULL,
	"token_anterior" uuid,
	"renovada_em" timestamp with time zone,
	"dispositivo" text NOT NULL,
	"ip" text NOT NULL,
	"criada_em" timestamp with time zone DEFAULT now() NOT NULL,
	"usada_em" timestamp with time zone DEFAULT now() NOT NULL,
	"expira_em" timestamp with time zone NOT NULL,
	"encerrada_em" timestamp with time zone,
	"motivo_do_fim" text
);
--> statement-breakpoint
CREATE TABLE "usuario" (
	"id" uuid PRIMARY KEY NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"nome" text NOT NULL,
	"email" text NOT NULL,
	"telefone" text,
	"grupo_permissao_id" uuid NOT NULL,
	"todas_empresas" boolean DEFAULT false NOT NULL,
	"provedor" text NOT NULL,
	"ativo" boolean DEFAULT true NOT NULL,
	"convite_aceito_em" timestamp with time zone,
	"ultimo_acesso" timestamp with time zone,
	"excluido_em" timestamp with time zone,
	"busca" text GENERATED ALWAYS AS (sem_acento(nome || ' ' || email || ' ' || coalesce(telefone, ''))) STORED
);
--> statement-breakpoint
CREATE TABLE "usuario_empresa" (
	"usuario_id" uuid NOT NULL,
	"empresa_id" uuid NOT NULL,
	CONSTRAINT "usuario_empresa_usuario_id_empresa_id_pk" PRIMARY KEY("usuario_id","empresa_id")
);
--> statement-breakpoint
ALTER TABLE "arquivo" ADD CONSTRAINT "arquivo_criado_por_usuario_id_fk" FOREIGN KEY ("criado_por") REFERENCES "public"."usuario"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credencial" ADD CONSTRAINT "credencial_usuario_id_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuario"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "token_senha" ADD CONSTRAINT "token_senha_usuario_id_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuario"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessao" ADD CONSTRAINT "sessao_usuario_id_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuario"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usuario" ADD CONSTRAINT "usuario_grupo_permissao_id_grupo_permissao_id_fk" FOREIGN KEY ("grupo_permissao_id") REFERENCES "public"."grupo_permissao"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usuario_empresa" ADD CONSTRAINT "usuario_empresa_usuario_id_usuario_id_fk" FOREIGN KEY ("usuario_id") REFERENCES "public"."usuario"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usuario_empresa" ADD CONSTRAINT "usuario_empresa_empresa_id_empresa_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresa"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auditoria_registro" ON "auditoria" USING btree ("entidade","entidade_id","em","id");--> statement-breakpoint
CREATE UNIQUE INDEX "credencial_microsoft" ON "credencial" USING btree ("microsoft_tid","microsoft_oid");--> statement-breakpoint
CREATE INDEX "token_senha_usuario" ON "token_senha" USING btree ("usuario_id");--> statement-breakpoint
CREATE UNIQUE INDEX "grupo_permissao_nome" ON "grupo_permissao" USING btree (sem_acento("nome")) WHERE "grupo_permissao"."excluido_em" is null;--> statement-breakpoint
CREATE INDEX "grupo_permissao_busca" ON "grupo_permissao" USING gin ("busca" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "sessao_aberta" ON "sessao" USING btree ("usuario_id") WHERE "sessao"."encerrada_em" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "usuario_email" ON "usuario" USING btree ("email") WHERE "usuario"."excluido_em" is null;--> statement-breakpoint
CREATE INDEX "usuario_grupo" ON "usuario" USING btree ("grupo_permissao_id");--> statement-breakpoint
CREATE INDEX "usuario_por_nome" ON "usuario" USING btree ("nome" collate "pt-BR-x-icu","id") WHERE "usuario"."excluido_em" is null;--> statement-breakpoint
CREATE INDEX "usuario_por_email" ON "usuario" USING btree ("email" collate "pt-BR-x-icu","id") WHERE "usuario"."excluido_em" is null;--> statement-breakpoint
CREATE INDEX "usuario_por_acesso" ON "usuario" USING btree (coalesce("ultimo_acesso", '-infinity'),"id") WHERE "usuario"."excluido_em" is null;--> statement-breakpoint
CREATE INDEX "usuario_busca" ON "usuario" USING gin ("busca" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "usuario_empresa_empresa" ON "usuario_empresa" USING btree ("empresa_id");