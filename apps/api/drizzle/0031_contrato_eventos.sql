CREATE TABLE "contrato_evento" (
	"id" uuid PRIMARY KEY NOT NULL,
	"contrato_id" uuid NOT NULL,
	"tipo" text NOT NULL,
	"dia" date NOT NULL,
	"situacao" text NOT NULL,
	"dados" jsonb NOT NULL,
	"plano_id" uuid,
	"cliente_id" uuid,
	"endereco_id" uuid,
	"multa" integer,
	"clientes" jsonb,
	"motivo" text,
	"falha" text,
	"autor" text NOT NULL,
	"autor_id" uuid,
	"quem" text,
	"criado_em" timestamp with time zone DEFAULT now() NOT NULL,
	"aplicado_em" timestamp with time zone,
	"desfeito_em" timestamp with time zone,
	"desfeito_por" text
);
--> statement-breakpoint
ALTER TABLE "cliente_plano" ADD COLUMN "plano_nome" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cliente_plano" ADD COLUMN "mensalidade" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "contrato_evento" ADD CONSTRAINT "contrato_evento_contrato_id_cliente_plano_id_fk" FOREIGN KEY ("contrato_id") REFERENCES "public"."cliente_plano"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contrato_evento" ADD CONSTRAINT "contrato_evento_plano_id_plano_id_fk" FOREIGN KEY ("plano_id") REFERENCES "public"."plano"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contrato_evento" ADD CONSTRAINT "contrato_evento_cliente_id_cliente_id_fk" FOREIGN KEY ("cliente_id") REFERENCES "public"."cliente"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contrato_evento" ADD CONSTRAINT "contrato_evento_endereco_id_cliente_endereco_id_fk" FOREIGN KEY ("endereco_id") REFERENCES "public"."cliente_endereco"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contrato_evento_do_dia" ON "contrato_evento" USING btree ("contrato_id","dia") WHERE "contrato_evento"."situacao" in ('PLANEJADO', 'FEITO');--> statement-breakpoint
CREATE INDEX "contrato_evento_do_contrato" ON "contrato_evento" USING btree ("contrato_id","dia","id");--> statement-breakpoint
CREATE INDEX "contrato_evento_planejado" ON "contrato_evento" USING btree ("dia") WHERE "contrato_evento"."situacao" = 'PLANEJADO';--> statement-breakpoint
CREATE INDEX "contrato_evento_do_plano" ON "contrato_evento" USING btree ("plano_id") WHERE "contrato_evento"."plano_id" is not null;--> statement-breakpoint
CREATE INDEX "contrato_evento_do_cliente" ON "contrato_evento" USING btree ("cliente_id") WHERE "contrato_evento"."cliente_id" is not null;--> statement-breakpoint
CREATE INDEX "contrato_evento_no_endereco" ON "contrato_evento" USING btree ("endereco_id") WHERE "contrato_evento"."endereco_id" is not null;