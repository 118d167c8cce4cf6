import { and, eq, isNull, type SQL } from 'drizzle-orm'
import { nomeVisivelDoPlano } from '#catalogo/plano/nome-visivel.ts'
import { plano } from '#catalogo/plano/plano.table.ts'
import { planoNaoEncerrado } from '#catalogo/plano/plano-escopo.ts'
import { planoAdicional } from '#catalogo/plano/plano-ligacoes.table.ts'
import { nomeVisivelDaPromocao } from '#catalogo/promocao/nome-visivel.ts'
import { promocao, promocaoAdicional } from '#catalogo/promocao/promocao.table.ts'
import { promocaoNaoEncerrada } from '#catalogo/promocao/promocao-escopo.ts'
import type { Db } from '#infra/db/conexao.ts'
import { porTexto } from '#infra/db/pagina.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { type Uso, usosEmPalavras } from '#infra/recusa/em-uso.ts'
import { campoInvalido } from '#infra/recusa/recusa.ts'
import { hojeNoFuso } from '#provedor/configuracao/hoje.ts'

/** Deactivated, it would leave the price of offers that oblige to it, and nobody would have said so there. */
export const exigirNaoObrigatorio = async (db: Db, quem: Pessoa, id: string) => {
  const hoje = await hojeNoFuso(db)
  const usos = await usosDoAdicional(db, quem, id, {
    doPlano: and(planoAdicional.obrigatorio, planoNaoEncerrado(hoje)),
    daPromocao: and(promocaoAdicional.obrigatorio, promocaoNaoEncerrada(hoje)),
  })
  const onde = usosEmPalavras(usos)
  if (onde)
    throw campoInvalido('ativo', `Este adicional não pode ser desativado enquanto for obrigatório: ${onde}`)
}

type Recorte = { doPlano?: SQL | undefined; daPromocao?: SQL | undefined }

/** The plans and promotions that offer it. */
export const usosDoAdicional = async (
  db: Db,
  quem: Pessoa,
  id: string,
  { doPlano, daPromocao }: Recorte = {},
): Promise<Uso[]> => {
  const planos = await db
    .select({ nome: nomeVisivelDoPlano(quem) })
    .from(planoAdicional)
    .innerJoin(plano, eq(plano.id, planoAdicional.plano_id))
    .where(and(eq(planoAdicional.adicional_id, id), isNull(plano.excluido_em), doPlano))
    .orderBy(porTexto(plano.nome).por)
  const promocoes = await db
    .select({ nome: nomeVisivelDaPromocao(quem) })
    .from(promocaoAdicional)
    .innerJoin(promocao, eq(promocao.id, promocaoAdicional.promocao_id))
    .where(and(eq(promocaoAdicional.adicional_id, id), isNull(promocao.excluido_em), daPromocao))
    .orderBy(porTexto(promocao.nome).por)
  return [
    { um: 'plano', varios: 'planos', nomes: planos.map(({ nome }) => nome) },
    { um: 'promoção', varios: 'promoções', nomes: promocoes.map(({ nome }) => nome) },
  ]
}
