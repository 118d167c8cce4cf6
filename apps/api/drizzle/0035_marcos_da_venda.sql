-- When a sale first came so far. A state that is reached at once has passed the ones before it.
CREATE FUNCTION venda_marcar() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF new.situacao IN ('EM_ANALISE', 'APROVADA', 'AGENDADA', 'CONCLUIDA') THEN
    new.analise_em := coalesce(new.analise_em, new.situacao_em);
  END IF;
  IF new.situacao IN ('APROVADA', 'AGENDADA', 'CONCLUIDA') THEN
    new.aprovada_em := coalesce(new.aprovada_em, new.situacao_em);
  END IF;
  IF new.situacao IN ('AGENDADA', 'CONCLUIDA') THEN
    new.agendada_em := coalesce(new.agendada_em, new.situacao_em);
  END IF;
  CASE new.situacao
    WHEN 'CONCLUIDA' THEN new.concluida_em := coalesce(new.concluida_em, new.situacao_em);
    WHEN 'REPROVADA' THEN new.reprovada_em := coalesce(new.reprovada_em, new.situacao_em);
    WHEN 'CANCELADA' THEN new.cancelada_em := coalesce(new.cancelada_em, new.situacao_em);
    ELSE
  END CASE;
  RETURN new;
END $$;
--> statement-breakpoint
CREATE TRIGGER venda_marcar BEFORE INSERT OR UPDATE OF "situacao" ON "venda"
FOR EACH ROW EXECUTE FUNCTION venda_marcar();
--> statement-breakpoint
-- Of the sales that are there, the history says when. Setting the state marks what it does not say.
UPDATE "venda" v SET
  "analise_em" = h."analise_em", "aprovada_em" = h."aprovada_em", "agendada_em" = h."agendada_em",
  "concluida_em" = h."concluida_em", "reprovada_em" = h."reprovada_em", "cancelada_em" = h."cancelada_em",
  "situacao" = v."situacao"
FROM "venda" w LEFT JOIN (
  SELECT "venda_id",
    min("em") FILTER (WHERE "para" IN ('EM_ANALISE', 'APROVADA', 'AGENDADA', 'CONCLUIDA')) AS "analise_em",
    min("em") FILTER (WHERE "para" IN ('APROVADA', 'AGENDADA', 'CONCLUIDA')) AS "aprovada_em",
    min("em") FILTER (WHERE "para" IN ('AGENDADA', 'CONCLUIDA')) AS "agendada_em",
    min("em") FILTER (WHERE "para" = 'CONCLUIDA') AS "concluida_em",
    min("em") FILTER (WHERE "para" = 'REPROVADA') AS "reprovada_em",
    min("em") FILTER (WHERE "para" = 'CANCELADA') AS "cancelada_em"
  FROM "venda_historico" GROUP BY "venda_id"
) h ON h."venda_id" = w."id"
WHERE v."id" = w."id";
--> statement-breakpoint
-- What the figures of the panel do not know yet.
CREATE FUNCTION painel_anotar() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO painel_mudanca (sinal, empresa_id, canal_venda_id, vendedor_id, plano_id, codigo_ibge, mensalidade,
      criado_em, analise_em, aprovada_em, agendada_em, concluida_em, reprovada_em, cancelada_em)
    VALUES (-1, old.empresa_id, old.canal_venda_id, old.vendedor_id, old.plano_id, old.codigo_ibge, old.mensalidade,
      old.criado_em, old.analise_em, old.aprovada_em, old.agendada_em, old.concluida_em, old.reprovada_em,
      old.cancelada_em);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO painel_mudanca (sinal, empresa_id, canal_venda_id, vendedor_id, plano_id, codigo_ibge, mensalidade,
      criado_em, analise_em, aprovada_em, agendada_em, concluida_em, reprovada_em, cancelada_em)
    VALUES (1, new.empresa_id, new.canal_venda_id, new.vendedor_id, new.plano_id, new.codigo_ibge, new.mensalidade,
      new.criado_em, new.analise_em, new.aprovada_em, new.agendada_em, new.concluida_em, new.reprovada_em,
      new.cancelada_em);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER painel_anotar_inteira AFTER INSERT OR DELETE ON "venda"
FOR EACH ROW EXECUTE FUNCTION painel_anotar();
--> statement-breakpoint
CREATE TRIGGER painel_anotar_mudada AFTER UPDATE ON "venda" FOR EACH ROW
WHEN ((old.empresa_id, old.canal_venda_id, old.vendedor_id, old.plano_id, old.codigo_ibge, old.mensalidade,
    old.criado_em, old.analise_em, old.aprovada_em, old.agendada_em, old.concluida_em, old.reprovada_em,
    old.cancelada_em)
  IS DISTINCT FROM (new.empresa_id, new.canal_venda_id, new.vendedor_id, new.plano_id, new.codigo_ibge,
    new.mensalidade, new.criado_em, new.analise_em, new.aprovada_em, new.agendada_em, new.concluida_em,
    new.reprovada_em, new.cancelada_em))
EXECUTE FUNCTION painel_anotar();
--> statement-breakpoint
-- Who may do everything else may set goals too.
UPDATE "grupo_permissao" SET "permissoes" = array_append("permissoes", 'EDITAR.META'), "versao" = "versao" + 1,
  "atualizado_em" = now()
WHERE NOT 'EDITAR.META' = ANY("permissoes") AND "permissoes" @> ARRAY[
  'REALIZAR_VENDA', 'REALIZAR_VENDA.DOCUMENTO_FRENTE', 'REALIZAR_VENDA.DOCUMENTO_VERSO',
  'REALIZAR_VENDA.COMPROVANTE_ENDERECO', 'REALIZAR_VENDA.AUDIO_ACEITE', 'REALIZAR_VENDA.COMPROVANTE_VENDA',
  'CRIAR.VENDA', 'EDITAR.VENDA', 'LISTAR.VENDA', 'LISTAR.TODAS_VENDAS', 'EDITAR.VENDA_VENDEDOR',
  'EDITAR.VENDA_SITUACAO', 'AUTORIZAR.VENDA_RESTRITA', 'CRIAR.ANEXO', 'EDITAR.ANEXO', 'EXCLUIR.ANEXO',
  'LISTAR.CLIENTE', 'VISUALIZAR.CLIENTE', 'EDITAR.CLIENTE', 'IMPORTAR.CLIENTE', 'EDITAR.CONTRATO', 'LISTAR.ATENDIMENTO',
  'EDITAR.ATENDIMENTO', 'LISTAR.BOLETO', 'CRIAR.BOLETO', 'LISTAR.PLANO', 'EDITAR.PLANO', 'LISTAR.ADICIONAL',
  'CRIAR.ADICIONAL', 'EDITAR.ADICIONAL', 'EXCLUIR.ADICIONAL', 'VINCULAR.ADICIONAL', 'LISTAR.PROMOCAO',
  'CRIAR.PROMOCAO', 'EDITAR.PROMOCAO', 'EXCLUIR.PROMOCAO', 'CRIAR.RECURSO', 'EDITAR.RECURSO', 'EXCLUIR.RECURSO',
  'LISTAR.CANAL_VENDA', 'CRIAR.CANAL_VENDA', 'EDITAR.CANAL_VENDA', 'EXCLUIR.CANAL_VENDA', 'CRIAR.EMPRESA',
  'EDITAR.EMPRESA', 'EXCLUIR.EMPRESA', 'LISTAR.USUARIO', 'CRIAR.USUARIO', 'EDITAR.USUARIO', 'EXCLUIR.USUARIO',
  'LISTAR.GRUPO_PERMISSAO', 'VISUALIZAR.GRUPO_PERMISSAO', 'CRIAR.GRUPO_PERMISSAO', 'EDITAR.GRUPO_PERMISSAO',
  'EXCLUIR.GRUPO_PERMISSAO', 'LISTAR.CONFIGURACAO', 'EDITAR.CONFIGURACAO', 'LISTAR.AUDITORIA'
];
