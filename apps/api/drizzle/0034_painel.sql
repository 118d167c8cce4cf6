CREATE TABLE "meta" (
	"vendedor_id" uuid NOT NULL,
	"mes" date NOT NULL,
	"vendas" integer,
	"receita" integer,
	CONSTRAINT "meta_vendedor_id_mes_pk" PRIMARY KEY("vendedor_id","mes")
);
--> statement-breakpoint
CREATE TABLE "painel_contagem" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"fuso" text NOT NULL,
	"contado_em" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "painel_mudanca" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "painel_mudanca_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"sinal" smallint NOT NULL,
	"empresa_id" uuid NOT NULL,
	"canal_venda_id" uuid NOT NULL,
	"vendedor_id" uuid NOT NULL,
	"plano_id" uuid NOT NULL,
	"codigo_ibge" integer NOT NULL,
	"mensalidade" integer NOT NULL,
	"criado_em" timestamp with time zone NOT NULL,
	"analise_em" timestamp with time zone,
	"aprovada_em" timestamp with time zone,
	"agendada_em" timestamp with time zone,
	"concluida_em" timestamp with time zone,
	"reprovada_em" timestamp with time zone,
	"cancelada_em" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "painel_soma" (
	"corte" text NOT NULL,
	"grao" text NOT NULL,
	"inicio" date NOT NULL,
	"chave" text NOT NULL,
	"empresa_id" uuid NOT NULL,
	"canal_venda_id" uuid NOT NULL,
	"vendidas" bigint NOT NULL,
	"vendidas_valor" bigint NOT NULL,
	"aprovadas" bigint NOT NULL,
	"aprovadas_valor" bigint NOT NULL,
	"instaladas" bigint NOT NULL,
	"instaladas_valor" bigint NOT NULL,
	"reprovadas" bigint NOT NULL,
	"reprovadas_valor" bigint NOT NULL,
	"canceladas" bigint NOT NULL,
	"canceladas_valor" bigint NOT NULL,
	"chegaram_analise" bigint NOT NULL,
	"segundos_analise" bigint NOT NULL,
	"chegaram_aprovada" bigint NOT NULL,
	"segundos_aprovada" bigint NOT NULL,
	"chegaram_agendada" bigint NOT NULL,
	"segundos_agendada" bigint NOT NULL,
	"chegaram_concluida" bigint NOT NULL,
	"segundos_concluida" bigint NOT NULL,
	"chegaram_reprovada" bigint NOT NULL,
	"chegaram_cancelada" bigint NOT NULL,
	CONSTRAINT "painel_soma_pk" PRIMARY KEY("corte","grao","inicio","chave","empresa_id","canal_venda_id")
);
--> statement-breakpoint
ALTER TABLE "venda" ADD COLUMN "analise_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "venda" ADD COLUMN "aprovada_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "venda" ADD COLUMN "agendada_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "venda" ADD COLUMN "concluida_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "venda" ADD COLUMN "reprovada_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "venda" ADD COLUMN "cancelada_em" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "meta" ADD CONSTRAINT "meta_vendedor_id_usuario_id_fk" FOREIGN KEY ("vendedor_id") REFERENCES "public"."usuario"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "venda_analise" ON "venda" USING btree ("empresa_id","analise_em","id") WHERE "venda"."analise_em" is not null;--> statement-breakpoint
CREATE INDEX "venda_aprovada" ON "venda" USING btree ("empresa_id","aprovada_em","id") WHERE "venda"."aprovada_em" is not null;--> statement-breakpoint
CREATE INDEX "venda_agendada" ON "venda" USING btree ("empresa_id","agendada_em","id") WHERE "venda"."agendada_em" is not null;--> statement-breakpoint
CREATE INDEX "venda_concluida" ON "venda" USING btree ("empresa_id","concluida_em","id") WHERE "venda"."concluida_em" is not null;--> statement-breakpoint
CREATE INDEX "venda_reprovada" ON "venda" USING btree ("empresa_id","reprovada_em","id") WHERE "venda"."reprovada_em" is not null;--> statement-breakpoint
CREATE INDEX "venda_cancelada" ON "venda" USING btree ("empresa_id","cancelada_em","id") WHERE "venda"."cancelada_em" is not null;