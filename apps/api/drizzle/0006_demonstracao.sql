CREATE TABLE "demonstracao" (
	"povoada_em" timestamp with time zone PRIMARY KEY DEFAULT now() NOT NULL
);
