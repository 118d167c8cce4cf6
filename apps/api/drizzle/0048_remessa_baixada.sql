ALTER TABLE "remessa" ADD COLUMN "baixada_em" timestamp with time zone;--> statement-breakpoint
-- Nobody noted it before: what is older counts as taken to the bank.
UPDATE "remessa" SET "baixada_em" = "criado_em" WHERE "situacao" = 'PRONTA';
