ALTER TABLE "cliente" DROP CONSTRAINT "cliente_codigo_ibge_municipio_codigo_fk";
--> statement-breakpoint
-- Rows older than the names.
UPDATE "cliente" c SET "cidade" = m."nome", "uf" = m."uf" FROM "municipio" m WHERE m."codigo" = c."codigo_ibge" AND c."cidade" IS NULL;
--> statement-breakpoint
ALTER TABLE "cliente" ADD CONSTRAINT "cliente_cidade_existe" CHECK (("cliente"."codigo_ibge" is null) = ("cliente"."cidade" is null));
