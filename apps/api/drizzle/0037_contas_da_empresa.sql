-- The one account of a company becomes the first of its accounts, as far as boletos of its bank can be issued. What the
-- bank does not use is left out, as when an account is saved. Two companies with the same account: one keeps it.
INSERT INTO "conta_bancaria" ("id", "empresa_id", "nome", "banco", "agencia", "conta", "conta_dv", "convenio", "carteira",
  "chave_pix", "padrao")
SELECT gen_random_uuid(), "id", 'Conta para boletos', "dados_bancarios"->>'banco', "dados_bancarios"->>'agencia',
  CASE WHEN "dados_bancarios"->>'banco' <> '104' THEN split_part("dados_bancarios"->>'conta', '-', 1) END,
  CASE WHEN "dados_bancarios"->>'banco' <> '104' THEN nullif(split_part("dados_bancarios"->>'conta', '-', 2), '') END,
  CASE WHEN "dados_bancarios"->>'banco' NOT IN ('237', '341') THEN "dados_bancarios"->>'convenio' END,
  "dados_bancarios"->>'carteira', "dados_bancarios"->>'chave_pix', true
FROM "empresa"
WHERE "dados_bancarios"->>'banco' IN ('001', '033', '104', '237', '341', '756') AND "excluido_em" IS NULL
ORDER BY "criado_em", "id"
ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- Whatever became of it, the history of the company keeps what it was.
INSERT INTO "auditoria" ("id", "autor", "autor_nome", "entidade", "entidade_id", "acao", "mudancas")
SELECT gen_random_uuid(), 'SISTEMA', 'as contas bancárias passaram a ter cadastro próprio', 'empresa', "id", 'EDITAR',
  jsonb_build_array(jsonb_build_object('campo', 'dados_bancarios', 'depois', null, 'antes', concat_ws(', ',
    'banco ' || ("dados_bancarios"->>'banco'), 'agência ' || ("dados_bancarios"->>'agencia'),
    'conta ' || ("dados_bancarios"->>'conta'), 'carteira ' || ("dados_bancarios"->>'carteira'),
    'convênio ' || ("dados_bancarios"->>'convenio'), 'chave Pix ' || ("dados_bancarios"->>'chave_pix'))))
FROM "empresa" WHERE jsonb_typeof("dados_bancarios") = 'object';
