import { plano } from '#catalogo/plano/plano.table.ts'
import { planoAdicional, planoEmpresa, planoRecurso } from '#catalogo/plano/plano-ligacoes.table.ts'
import { promocao, promocaoAdicional, promocaoPlano } from '#catalogo/promocao/promocao.table.ts'
import type { Db } from '#infra/db/conexao.ts'

let contador = 0

type Ligacoes = {
  empresas?: string[]
  recursos?: string[]
  obrigatorios?: string[]
  opcionais?: string[]
}

/** A plan created directly in the database, for tests about something else. */
export const planoDeTeste = async (db: Db, nome: string, ligacoes: Ligacoes = {}) => {
  const { empresas, recursos = [], obrigatorios = [], opcionais = [] } = ligacoes
  const [criado] = await db
    .insert(plano)
    .values({
      codigo: `TESTE-${++contador}`,
      nome,
      tecnologia: 'FIBRA',
      download_mbps: 300,
      upload_mbps: 150,
      tipos_pessoa: ['PF'],
      fidelidade_meses: 0,
      beneficio_valor: 0,
      vigencia_inicio: '2026-01-01',
      todas_empresas: !empresas,
      todas_cidades: true,
      todos_canais: true,
      destaque: false,
      restrito: false,
    })
    .returning()
  if (!criado) throw new Error('sem plano')
  const plano_id = criado.id
  const adicionais = [...obrigatorios, ...opcionais]
  if (empresas) await db.insert(planoEmpresa).values(empresas.map((empresa_id) => ({ plano_id, empresa_id })))
  if (recursos.length)
    await db
      .insert(planoRecurso)
      .values(recursos.map((recurso_id, ordem) => ({ plano_id, recurso_id, ordem })))
  if (adicionais.length)
    await db.insert(planoAdicional).values(
      adicionais.map((adicional_id, ordem) => ({
        plano_id,
        adicional_id,
        obrigatorio: obrigatorios.includes(adicional_id),
        ordem,
      })),
    )
  return criado
}

/** Without a list of plans, it is for all of them. */
export const promocaoDeTeste = async (
  db: Db,
  nome: string,
  { planos, obrigatorios }: { planos?: string[]; obrigatorios: string[] },
) => {
  const [criada] = await db
    .insert(promocao)
    .values({
      nome,
      duracao_meses: 3,
      vigencia_inicio: '2026-01-01',
      todos_planos: !planos,
      todos_canais: true,
      todas_cidades: true,
      cumulativa: false,
      prioridade: 0,
    })
    .returning()
  if (!criada) throw new Error('sem promoção')
  const promocao_id = criada.id
  if (planos) await db.insert(promocaoPlano).values(planos.map((plano_id) => ({ promocao_id, plano_id })))
  if (obrigatorios.length)
    await db.insert(promocaoAdicional).values(
      obrigatorios.map((adicional_id, ordem) => ({
        promocao_id,
        adicional_id,
        obrigatorio: true,
        valor_promocional: 0,
        meses: 1,
        ordem,
      })),
    )
  return criada
}
