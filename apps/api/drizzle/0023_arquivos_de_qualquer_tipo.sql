ALTER TABLE "arquivo" DROP CONSTRAINT "arquivo_criado_por_usuario_id_fk";
--> statement-breakpoint
ALTER TABLE "arquivo" ALTER COLUMN "largura" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "arquivo" ALTER COLUMN "altura" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "arquivo" ALTER COLUMN "criado_por" DROP NOT NULL;