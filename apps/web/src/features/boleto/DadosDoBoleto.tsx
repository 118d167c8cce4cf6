import { ABRE_CLIENTE } from '@balcao/contract/clientes/cliente/quem-abre'
import type { Boleto } from '@balcao/contract/cobranca/boleto'
import { nomesDasOrigens } from '@balcao/contract/cobranca/boleto-opcoes'
import { formatarData } from '@balcao/contract/valores/data'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { formatarDocumento } from '@balcao/contract/valores/documento'
import { Link } from '@tanstack/react-router'
import { usePode } from '#habilidade.ts'
import { rotulos } from '#partes/boleto/boleto.textos.ts'
import { type Dado, DadosEmLista } from '#ui/DadosEmLista.tsx'
import emLados from '#ui/EmLados.module.css'
import { Secao } from '#ui/Secao.tsx'
import { textos } from './boleto.textos.ts'

const t = textos.dados

/** Hundredths of a percent. */
const porcento = (centesimos: number) => `${(centesimos / 100).toLocaleString('pt-BR')}%`

const encargosDe = ({ multa_percentual, juros_percentual_mes }: Boleto['encargos']) =>
  multa_percentual || juros_percentual_mes
    ? t.multaEJuros(porcento(multa_percentual), porcento(juros_percentual_mes))
    : t.semEncargos

const pagadorDe = ({ nome, documento, endereco, bairro, cidade, uf }: Boleto['pagador']) =>
  [`${nome}, ${formatarDocumento(documento)}`, `${endereco}, ${bairro}, ${cidade} – ${uf}`].join('\n')

/** Who pays and what for. */
export function DadosDoBoleto({ boleto }: { boleto: Boleto }) {
  const { itens, valor, encargos } = boleto
  const { desconto } = encargos
  const dados: Dado[] = [
    [t.pagador, pagadorDe(boleto.pagador)],
    ...useLigacoes(boleto),
    [rotulos.origem, nomesDasOrigens[boleto.origem]],
    [rotulos.descricao, boleto.descricao],
    [rotulos.criado_em, formatarData(boleto.emissao)],
    [t.encargos, encargosDe(encargos)],
    [t.desconto, desconto && t.descontoAte(formatarDinheiro(desconto.valor), desconto.dias_antes)],
    [t.instrucoes, boleto.instrucoes],
    [t.motivo, boleto.motivo],
  ]
  return (
    <Secao titulo={t.titulo}>
      <ul className={emLados.itens} aria-label={t.itens}>
        {itens.map((item) => (
          <li key={item.descricao}>
            <span>{item.descricao}</span>
            <span>{formatarDinheiro(item.valor)}</span>
          </li>
        ))}
        {itens.length > 1 && (
          <li>
            <strong>{t.total}</strong>
            <strong>{formatarDinheiro(valor)}</strong>
          </li>
        )}
      </ul>
      <DadosEmLista dados={dados} />
    </Secao>
  )
}

/** To the client, and to the contract or the sale, for people who may open them. */
const useLigacoes = ({ cliente, cliente_plano_id, venda_id }: Boleto): Dado[] => {
  const veCliente = usePode(...ABRE_CLIENTE)
  const veVenda = usePode('LISTAR.VENDA', 'LISTAR.TODAS_VENDAS')
  return [
    [
      t.cliente,
      cliente && veCliente && (
        <Link key="cliente" to="/admin/cliente/$id" params={{ id: cliente.id }}>
          {cliente.nome}
        </Link>
      ),
    ],
    [
      t.contrato,
      cliente && cliente_plano_id && veCliente && (
        <Link
          key="contrato"
          to="/admin/cliente/$id/plano/$planoId"
          params={{ id: cliente.id, planoId: cliente_plano_id }}
        >
          {t.verContrato}
        </Link>
      ),
    ],
    [
      t.venda,
      venda_id && veVenda && (
        <Link key="venda" to="/admin/venda/$id" params={{ id: venda_id }}>
          {t.verVenda}
        </Link>
      ),
    ],
  ]
}
