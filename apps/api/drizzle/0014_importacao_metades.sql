ALTER TABLE "importacao" ADD COLUMN "ultimas_linhas" integer[] DEFAULT '{0,0}' NOT NULL;--> statement-breakpoint
ALTER TABLE "importacao" DROP COLUMN "ultima_linha";--> statement-breakpoint
ALTER TABLE "importacao_documento" DROP CONSTRAINT "importacao_documento_importacao_id_importacao_id_fk";