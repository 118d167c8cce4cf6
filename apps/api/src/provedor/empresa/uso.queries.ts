import { TETO_DO_TOTAL } from '@balcao/contract/base/pagina'
import { and, eq, isNull } from 'drizzle-orm'
import { usuario, usuarioEmpresa } from '#acesso/usuario/usuario.table.ts'
import { plano } from '#catalogo/plano/plano.table.ts'
import { planoEmpresa } from '#catalogo/plano/plano-ligacoes.table.ts'
import { cliente } from '#clientes/cliente/cliente.table.ts'
import type { Db } from '#infra/db/conexao.ts'
import { porTexto } from '#infra/db/pagina.ts'
import type { Uso } from '#infra/recusa/em-uso.ts'
import { canalVenda, canalVendaEmpresa } from '#provedor/canal-venda/canal-venda.table.ts'

/** What belongs to a company by name. What belongs to every company does not hold this one back. */
export const usosDaEmpresa = async (db: Db, id: string): Promise<Uso[]> => {
  const usuarios = await db
    .select({ nome: usuario.nome })
    .from(usuarioEmpresa)
    .innerJoin(usuario, eq(usuario.id, usuarioEmpresa.usuario_id))
    .where(and(eq(usuarioEmpresa.empresa_id, id), isNull(usuario.excluido_em)))
    .orderBy(porTexto(usuario.nome).por)
  const canais = await db
    .select({ nome: canalVenda.nome })
    .from(canalVendaEmpresa)
    .innerJoin(canalVenda, eq(canalVenda.id, canalVendaEmpresa.canal_venda_id))
    .where(and(eq(canalVendaEmpresa.empresa_id, id), isNull(canalVenda.excluido_em)))
    .orderBy(porTexto(canalVenda.nome).por)
  const planos = await db
    .select({ nome: plano.nome })
    .from(planoEmpresa)
    .innerJoin(plano, eq(plano.id, planoEmpresa.plano_id))
    .where(and(eq(planoEmpresa.empresa_id, id), isNull(plano.excluido_em)))
    .orderBy(porTexto(plano.nome).por)
  const clientes = await db
    .select({ nome: cliente.nome })
    .from(cliente)
    .where(and(eq(cliente.empresa_id, id), isNull(cliente.excluido_em)))
    .orderBy(cliente.criado_em, cliente.id)
    .limit(TETO_DO_TOTAL)
  const nomes = (linhas: { nome: string }[]) => linhas.map(({ nome }) => nome)
  return [
    { um: 'usuário', varios: 'usuários', nomes: nomes(usuarios) },
    { um: 'canal de venda', varios: 'canais de venda', nomes: nomes(canais) },
    { um: 'plano', varios: 'planos', nomes: nomes(planos) },
    { um: 'cliente', varios: 'clientes', nomes: nomes(clientes) },
  ]
}
