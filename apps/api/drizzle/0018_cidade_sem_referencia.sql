ALTER TABLE "cliente" DROP CONSTRAINT "cliente_codigo_ibge_municipio_codigo_fk";
--> statement-breakpoint
ALTER TABLE "cliente" ADD CONSTRAINT "cliente_cidade_existe" CHECK (("cliente"."codigo_ibge" is null) = ("cliente"."cidade" is null));