CREATE TABLE "adicional" (
	"id" uuid PRIMARY KEY NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"nome" text NOT NULL,
	"descricao" text,
	"categoria" text NOT NULL,
	"cobranca" text NOT NULL,
	"valor" integer NOT NULL,
	"quantidade_maxima" integer NOT NULL,
	"icone" text,
	"ativo" boolean DEFAULT true NOT NULL,
	"excluido_em" timestamp with time zone,
	"busca" text GENERATED ALWAYS AS (sem_acento(nome || ' ' || coalesce(descricao, ''))) STORED,
	CONSTRAINT "adicional_valor" CHECK ("adicional"."valor" between 0 and 100000000)
);
--> statement-breakpoint
CREATE TABLE "adicional_incompativel" (
	"menor_id" uuid NOT NULL,
	"maior_id" uuid NOT NULL,
	CONSTRAINT "adicional_incompativel_menor_id_maior_id_pk" PRIMARY KEY("menor_id","maior_id"),
	CONSTRAINT "adicional_incompativel_par" CHECK ("adicional_incompativel"."menor_id" < "adicional_incompativel"."maior_id")
);
--> statement-breakpoint
CREATE TABLE "canal_venda" (
	"id" uuid PRIMARY KEY NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"nome" text NOT NULL,
	"tipo" text NOT NULL,
	"anexos_obrigatorios" text[] NOT NULL,
	"exige_aceite_digital" boolean NOT NULL,
	"fora_do_estabelecimento" boolean NOT NULL,
	"todas_empresas" boolean NOT NULL,
	"ativo" boolean DEFAULT true NOT NULL,
	"excluido_em" timestamp with time zone,
	"busca" text GENERATED ALWAYS AS (sem_acento(nome)) STORED
);
--> statement-breakpoint
CREATE TABLE "canal_venda_empresa" (
	"canal_venda_id" uuid NOT NULL,
	"empresa_id" uuid NOT NULL,
	CONSTRAINT "canal_venda_empresa_canal_venda_id_empresa_id_pk" PRIMARY KEY("canal_venda_id","empresa_id")
);
--> statement-breakpoint
CREATE TABLE "plano_adicional" (
	"plano_id" uuid NOT NULL,
	"adicional_id" uuid NOT NULL,
	"obrigatorio" boolean NOT NULL,
	"valor" integer,
	"ordem" integer NOT NULL,
	CONSTRAINT "plano_adicional_plano_id_adicional_id_pk" PRIMARY KEY("plano_id","adicional_id")
);
--> statement-breakpoint
CREATE TABLE "plano_canal" (
	"plano_id" uuid NOT NULL,
	"canal_venda_id" uuid NOT NULL,
	CONSTRAINT "plano_canal_plano_id_canal_venda_id_pk" PRIMARY KEY("plano_id","canal_venda_id")
);
--> statement-breakpoint
CREATE TABLE "plano_cidade" (
	"plano_id" uuid NOT NULL,
	"codigo_ibge" integer NOT NULL,
	CONSTRAINT "plano_cidade_codigo_ibge_plano_id_pk" PRIMARY KEY("codigo_ibge","plano_id")
);
--> statement-breakpoint
CREATE TABLE "plano_empresa" (
	"plano_id" uuid NOT NULL,
	"empresa_id" uuid NOT NULL,
	CONSTRAINT "plano_empresa_plano_id_empresa_id_pk" PRIMARY KEY("plano_id","empresa_id")
);
--> statement-breakpoint
CREATE TABLE "plano_preco" (
	"plano_id" uuid NOT NULL,
	"a_partir_de" date NOT NULL,
	"valor_mensal" integer NOT NULL,
	"taxa_instalacao" integer NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "plano_preco_plano_id_a_partir_de_pk" PRIMARY KEY("plano_id","a_partir_de")
);
--> statement-breakpoint
CREATE TABLE "plano_recurso" (
	"plano_id" uuid NOT NULL,
	"recurso_id" uuid NOT NULL,
	"ordem" integer NOT NULL,
	CONSTRAINT "plano_recurso_plano_id_recurso_id_pk" PRIMARY KEY("plano_id","recurso_id")
);
--> statement-breakpoint
CREATE TABLE "plano" (
	"id" uuid PRIMARY KEY NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"codigo" text NOT NULL,
	"nome" text NOT NULL,
	"descricao" text,
	"tecnologia" text NOT NULL,
	"download_mbps" integer NOT NULL,
	"upload_mbps" integer NOT NULL,
	"tipos_pessoa" text[] NOT NULL,
	"fidelidade_meses" integer NOT NULL,
	"beneficio_descricao" text,
	"beneficio_valor" integer NOT NULL,
	"franquia_gb" integer,
	"codigo_oferta_anatel" text,
	"vigencia_inicio" date NOT NULL,
	"vigencia_fim" date,
	"todas_empresas" boolean NOT NULL,
	"todas_cidades" boolean NOT NULL,
	"todos_canais" boolean NOT NULL,
	"imagem" uuid,
	"destaque" boolean NOT NULL,
	"restrito" boolean NOT NULL,
	"ativo" boolean DEFAULT true NOT NULL,
	"excluido_em" timestamp with time zone,
	"busca" text GENERATED ALWAYS AS (sem_acento(nome || ' ' || codigo || ' ' || coalesce(descricao, ''))) STORED,
	CONSTRAINT "plano_vigencia" CHECK ("plano"."vigencia_fim" >= "plano"."vigencia_inicio")
);
--> statement-breakpoint
CREATE TABLE "promocao" (
	"id" uuid PRIMARY KEY NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"nome" text NOT NULL,
	"descricao" text,
	"codigo" text,
	"desconto_mensalidade" jsonb,
	"desconto_instalacao" jsonb,
	"duracao_meses" integer NOT NULL,
	"vigencia_inicio" date NOT NULL,
	"vigencia_fim" date,
	"todos_planos" boolean NOT NULL,
	"todos_canais" boolean NOT NULL,
	"todas_cidades" boolean NOT NULL,
	"limite_total" integer,
	"limite_por_cliente" integer,
	"limite_por_vendedor" integer,
	"usos" integer DEFAULT 0 NOT NULL,
	"cumulativa" boolean NOT NULL,
	"prioridade" integer NOT NULL,
	"ativo" boolean DEFAULT true NOT NULL,
	"excluido_em" timestamp with time zone,
	"busca" text GENERATED ALWAYS AS (sem_acento(nome || ' ' || coalesce(codigo, '') || ' ' || coalesce(descricao, ''))) STORED,
	CONSTRAINT "promocao_vigencia" CHECK ("promocao"."vigencia_fim" >= "promocao"."vigencia_inicio"),
	CONSTRAINT "promocao_usos" CHECK ("promocao"."usos" between 0 and coalesce("promocao"."limite_total", "promocao"."usos"))
);
--> statement-breakpoint
CREATE TABLE "promocao_adicional" (
	"promocao_id" uuid NOT NULL,
	"adicional_id" uuid NOT NULL,
	"obrigatorio" boolean NOT NULL,
	"valor_promocional" integer NOT NULL,
	"meses" integer NOT NULL,
	"ordem" integer NOT NULL,
	CONSTRAINT "promocao_adicional_promocao_id_adicional_id_pk" PRIMARY KEY("promocao_id","adicional_id")
);
--> statement-breakpoint
CREATE TABLE "promocao_canal" (
	"promocao_id" uuid NOT NULL,
	"canal_venda_id" uuid NOT NULL,
	CONSTRAINT "promocao_canal_promocao_id_canal_venda_id_pk" PRIMARY KEY("promocao_id","canal_venda_id")
);
--> statement-breakpoint
CREATE TABLE "promocao_cidade" (
	"promocao_id" uuid NOT NULL,
	"codigo_ibge" integer NOT NULL,
	CONSTRAINT "promocao_cidade_codigo_ibge_promocao_id_pk" PRIMARY KEY("codigo_ibge","promocao_id")
);
--> statement-breakpoint
CREATE TABLE "promocao_plano" (
	"promocao_id" uuid NOT NULL,
	"plano_id" uuid NOT NULL,
	CONSTRAINT "promocao_plano_promocao_id_plano_id_pk" PRIMARY KEY("promocao_id","plano_id")
);
--> statement-breakpoint
CREATE TABLE "recurso" (
	"id" uuid PRIMARY KEY NOT NULL,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"atualizado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"versao" integer DEFAULT 1 NOT NULL,
	"nome" text NOT NULL,
	"descricao" text,
	"icone" text NOT NULL,
	"cor" text,
	"ordem" integer NOT NULL,
	"excluido_em" timestamp with time zone,
	"busca" text GENERATED ALWAYS AS (sem_acento(nome || ' ' || coalesce(descricao, ''))) STORED
);
--> statement-breakpoint
ALTER TABLE "empresa" ADD COLUMN "cnpj" text NOT NULL;--> statement-breakpoint
ALTER TABLE "empresa" ADD COLUMN "razao_social" text NOT NULL;--> statement-breakpoint
ALTER TABLE "empresa" ADD COLUMN "inscricao_estadual" text;--> statement-breakpoint
ALTER TABLE "empresa" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "empresa" ADD COLUMN "telefone" text;--> statement-breakpoint
ALTER TABLE "empresa" ADD COLUMN "endereco" jsonb;--> statement-breakpoint
ALTER TABLE "empresa" ADD COLUMN "logo" uuid;--> statement-breakpoint
ALTER TABLE "empresa" ADD COLUMN "dados_bancarios" jsonb;--> statement-breakpoint
ALTER TABLE "empresa" ADD COLUMN "excluido_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "empresa" ADD COLUMN "busca" text GENERATED ALWAYS AS (sem_acento(nome_fantasia || ' ' || razao_social || ' ' || cnpj)) STORED;--> statement-breakpoint
ALTER TABLE "usuario" ADD COLUMN "canal_venda_id" uuid;--> statement-breakpoint
ALTER TABLE "adicional_incompativel" ADD CONSTRAINT "adicional_incompativel_menor_id_adicional_id_fk" FOREIGN KEY ("menor_id") REFERENCES "public"."adicional"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adicional_incompativel" ADD CONSTRAINT "adicional_incompativel_maior_id_adicional_id_fk" FOREIGN KEY ("maior_id") REFERENCES "public"."adicional"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "canal_venda_empresa" ADD CONSTRAINT "canal_venda_empresa_canal_venda_id_canal_venda_id_fk" FOREIGN KEY ("canal_venda_id") REFERENCES "public"."canal_venda"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "canal_venda_empresa" ADD CONSTRAINT "canal_venda_empresa_empresa_id_empresa_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresa"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plano_adicional" ADD CONSTRAINT "plano_adicional_plano_id_plano_id_fk" FOREIGN KEY ("plano_id") REFERENCES "public"."plano"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plano_adicional" ADD CONSTRAINT "plano_adicional_adicional_id_adicional_id_fk" FOREIGN KEY ("adicional_id") REFERENCES "public"."adicional"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plano_canal" ADD CONSTRAINT "plano_canal_plano_id_plano_id_fk" FOREIGN KEY ("plano_id") REFERENCES "public"."plano"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plano_canal" ADD CONSTRAINT "plano_canal_canal_venda_id_canal_venda_id_fk" FOREIGN KEY ("canal_venda_id") REFERENCES "public"."canal_venda"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plano_cidade" ADD CONSTRAINT "plano_cidade_plano_id_plano_id_fk" FOREIGN KEY ("plano_id") REFERENCES "public"."plano"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plano_cidade" ADD CONSTRAINT "plano_cidade_codigo_ibge_municipio_codigo_fk" FOREIGN KEY ("codigo_ibge") REFERENCES "public"."municipio"("codigo") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plano_empresa" ADD CONSTRAINT "plano_empresa_plano_id_plano_id_fk" FOREIGN KEY ("plano_id") REFERENCES "public"."plano"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plano_empresa" ADD CONSTRAINT "plano_empresa_empresa_id_empresa_id_fk" FOREIGN KEY ("empresa_id") REFERENCES "public"."empresa"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plano_preco" ADD CONSTRAINT "plano_preco_plano_id_plano_id_fk" FOREIGN KEY ("plano_id") REFERENCES "public"."plano"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plano_recurso" ADD CONSTRAINT "plano_recurso_plano_id_plano_id_fk" FOREIGN KEY ("plano_id") REFERENCES "public"."plano"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plano_recurso" ADD CONSTRAINT "plano_recurso_recurso_id_recurso_id_fk" FOREIGN KEY ("recurso_id") REFERENCES "public"."recurso"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promocao_adicional" ADD CONSTRAINT "promocao_adicional_promocao_id_promocao_id_fk" FOREIGN KEY ("promocao_id") REFERENCES "public"."promocao"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promocao_adicional" ADD CONSTRAINT "promocao_adicional_adicional_id_adicional_id_fk" FOREIGN KEY ("adicional_id") REFERENCES "public"."adicional"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promocao_canal" ADD CONSTRAINT "promocao_canal_promocao_id_promocao_id_fk" FOREIGN KEY ("promocao_id") REFERENCES "public"."promocao"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promocao_canal" ADD CONSTRAINT "promocao_canal_canal_venda_id_canal_venda_id_fk" FOREIGN KEY ("canal_venda_id") REFERENCES "public"."canal_venda"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promocao_cidade" ADD CONSTRAINT "promocao_cidade_promocao_id_promocao_id_fk" FOREIGN KEY ("promocao_id") REFERENCES "public"."promocao"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promocao_cidade" ADD CONSTRAINT "promocao_cidade_codigo_ibge_municipio_codigo_fk" FOREIGN KEY ("codigo_ibge") REFERENCES "public"."municipio"("codigo") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promocao_plano" ADD CONSTRAINT "promocao_plano_promocao_id_promocao_id_fk" FOREIGN KEY ("promocao_id") REFERENCES "public"."promocao"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promocao_plano" ADD CONSTRAINT "promocao_plano_plano_id_plano_id_fk" FOREIGN KEY ("plano_id") REFERENCES "public"."plano"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "adicional_nome" ON "adicional" USING btree (sem_acento("nome")) WHERE "adicional"."excluido_em" is null;--> statement-breakpoint
CREATE INDEX "adicional_busca" ON "adicional" USING gin ("busca" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "adicional_incompativel_maior" ON "adicional_incompativel" USING btree ("maior_id");--> statement-breakpoint
CREATE UNIQUE INDEX "canal_venda_nome" ON "canal_venda" USING btree (sem_acento("nome")) WHERE "canal_venda"."excluido_em" is null;--> statement-breakpoint
CREATE INDEX "canal_venda_busca" ON "canal_venda" USING gin ("busca" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "canal_venda_empresa_empresa" ON "canal_venda_empresa" USING btree ("empresa_id");--> statement-breakpoint
CREATE INDEX "plano_adicional_adicional" ON "plano_adicional" USING btree ("adicional_id");--> statement-breakpoint
CREATE INDEX "plano_canal_canal" ON "plano_canal" USING btree ("canal_venda_id");--> statement-breakpoint
CREATE INDEX "plano_cidade_plano" ON "plano_cidade" USING btree ("plano_id");--> statement-breakpoint
CREATE INDEX "plano_empresa_empresa" ON "plano_empresa" USING btree ("empresa_id");--> statement-breakpoint
CREATE INDEX "plano_recurso_recurso" ON "plano_recurso" USING btree ("recurso_id");--> statement-breakpoint
CREATE UNIQUE INDEX "plano_codigo" ON "plano" USING btree ("codigo") WHERE "plano"."excluido_em" is null;--> statement-breakpoint
CREATE INDEX "plano_busca" ON "plano" USING gin ("busca" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "promocao_codigo" ON "promocao" USING btree ("codigo") WHERE "promocao"."excluido_em" is null;--> statement-breakpoint
CREATE INDEX "promocao_busca" ON "promocao" USING gin ("busca" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "promocao_adicional_adicional" ON "promocao_adicional" USING btree ("adicional_id");--> statement-breakpoint
CREATE INDEX "promocao_canal_canal" ON "promocao_canal" USING btree ("canal_venda_id");--> statement-breakpoint
CREATE INDEX "promocao_cidade_promocao" ON "promocao_cidade" USING btree ("promocao_id");--> statement-breakpoint
CREATE INDEX "promocao_plano_plano" ON "promocao_plano" USING btree ("plano_id");--> statement-breakpoint
CREATE UNIQUE INDEX "recurso_nome" ON "recurso" USING btree (sem_acento("nome")) WHERE "recurso"."excluido_em" is null;--> statement-breakpoint
ALTER TABLE "usuario" ADD CONSTRAINT "usuario_canal_venda_id_canal_venda_id_fk" FOREIGN KEY ("canal_venda_id") REFERENCES "public"."canal_venda"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "empresa_cnpj" ON "empresa" USING btree ("cnpj") WHERE "empresa"."excluido_em" is null;--> statement-breakpoint
CREATE INDEX "empresa_busca" ON "empresa" USING gin ("busca" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "usuario_canal" ON "usuario" USING btree ("canal_venda_id");