import type { SituacaoVenda } from '@balcao/contract/vendas/situacao'
import { caminhoAte, type Passo, type RegraDaDemo } from './caminho-da-venda.ts'
import { canais } from './canais.ts'
import type { empresas } from './empresas.ts'
import type { ClienteGravado } from './gravar-clientes.ts'
import { naPortaDeOutro } from './na-porta-de-outro.ts'
import { type PlanoDaDemo, planos } from './planos.ts'
import { criarSorte, type Sorte } from './sorte.ts'

const DOIS_ANOS_EM_DIAS = 730
const DIA_MS = 86_400_000

/** Of clients who have bought nothing yet: how many sales of each state, and from how many days back. */
const EM_ABERTO: [SituacaoVenda, quantas: number, dias: number][] = [
  ['AGUARDANDO_AUTORIZACAO', 14, 6],
  ['AGUARDANDO_ACEITE', 26, 5],
  ['EM_ANALISE', 40, 6],
  ['PENDENTE', 18, 10],
  ['EXPIRADA', 10, 25],
  ['APROVADA', 16, 12],
  ['AGENDADA', 24, 15],
  ['REPROVADA', 40, DOIS_ANOS_EM_DIAS],
  ['CANCELADA', 60, DOIS_ANOS_EM_DIAS],
]

export type Vendedor = {
  id: string
  nome: string
  canal: keyof typeof canais
  empresaIds: string[]
}

export type VendaDaDemo = {
  cliente: ClienteGravado
  vendedor: Vendedor
  plano: PlanoDaDemo
  passos: Passo[]
  enviada: Date
  ultimo: Passo
  situacao: SituacaoVenda
  /** By which somebody had to authorise it, or still has to. */
  regra: RegraDaDemo | null
}

/** Two years of sales: of every second client who came in that time, and those that are still on their way. */
export const vendasDaDemo = (
  clientes: readonly ClienteGravado[],
  vendedores: readonly Vendedor[],
  porEmpresa: Record<keyof typeof empresas, string>,
): VendaDaDemo[] => {
  const sorte = criarSorte(20_261_116)
  const chaves = Object.keys(porEmpresa) as (keyof typeof empresas)[]
  const vender = (cliente: ClienteGravado, situacao: SituacaoVenda, diasAtras: number): VendaDaDemo[] => {
    const empresa = chaves.find((chave) => porEmpresa[chave] === cliente.dados.empresa_id)
    const deAceite = ['AGUARDANDO_ACEITE', 'EXPIRADA'].includes(situacao)
    const daCasa = vendedores.filter(
      ({ empresaIds, canal }) =>
        empresaIds.includes(cliente.dados.empresa_id) && (!deAceite || canais[canal].exige_aceite_digital),
    )
    const cabem = planos.filter((plano) => empresa && cabe(plano, cliente, empresa))
    if (!daCasa.length || !cabem.length) return []
    const vendedor = sorte.um(daCasa)
    const plano = planoPara(sorte, cabem, vendedor)
    const regra = regraDe(situacao, cliente, plano)
    const enviada = new Date(Date.now() - diasAtras * DIA_MS - sorte.inteiro(0, 9) * 3_600_000)
    const { exige_aceite_digital: aceite, anexos_obrigatorios: exigidos } = canais[vendedor.canal]
    const { passos, ultimo } = caminhoAte({ situacao, regra, aceite, exigidos, enviada }, sorte)
    return [{ cliente, vendedor, plano, passos, enviada, ultimo, situacao, regra }]
  }
  const jaClientes = clientes.filter(
    ({ dados, diasDeCasa }, i) => i % 2 && dados.situacao !== 'PROSPECTO' && diasDeCasa <= DOIS_ANOS_EM_DIAS,
  )
  const prospectos = clientes.filter(({ dados }) => dados.situacao === 'PROSPECTO')
  const abertas = EM_ABERTO.flatMap(([situacao, quantas, dias]) =>
    prospectos
      .splice(0, quantas)
      .flatMap((cliente) => vender(cliente, situacao, sorte.inteiro(situacao === 'AGENDADA' ? 6 : 0, dias))),
  )
  // It takes some days until a sale is concluded: the newest clients' is.
  const concluidas = jaClientes.flatMap((cliente) =>
    vender(cliente, 'CONCLUIDA', Math.max(cliente.diasDeCasa, 12)),
  )
  return [...concluidas, ...naPortaDeOutro(abertas, concluidas)].sort(
    (a, b) => a.enviada.getTime() - b.enviada.getTime(),
  )
}

const regraDe = (
  situacao: SituacaoVenda,
  cliente: ClienteGravado,
  plano: PlanoDaDemo,
): RegraDaDemo | null => {
  if (plano.restrito) return 'PLANO_RESTRITO'
  if (cliente.restricao) return 'CLIENTE_RESTRITO'
  // Whoever lived there before still has theirs.
  return situacao === 'AGUARDANDO_AUTORIZACAO' ? 'CONTRATO_ATIVO' : null
}

const cabe = (plano: PlanoDaDemo, { dados, enderecos }: ClienteGravado, empresa: keyof typeof empresas) =>
  plano.empresas.includes(empresa) &&
  plano.tipos_pessoa.includes(dados.tipo_pessoa) &&
  (plano.todas_cidades || plano.cidades.includes(enderecos[0]?.codigo_ibge ?? 0))

/** Mostly one that needs no authorisation and that the seller's channel sells. */
const planoPara = (sorte: Sorte, planos: PlanoDaDemo[], { canal }: Vendedor) => {
  const doCanal = planos.filter((plano) => plano.todos_canais || plano.canais.includes(canal))
  const livres = doCanal.filter(({ restrito }) => !restrito)
  return sorte.umComum(livres.length ? livres : doCanal.length ? doCanal : planos)
}
