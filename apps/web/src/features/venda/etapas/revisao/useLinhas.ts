import { nomesDosAnexos } from '@balcao/contract/provedor/canal-venda'
import { nomeComUf } from '@balcao/contract/provedor/municipio'
import { formatarCep } from '@balcao/contract/valores/cep'
import { formatarData } from '@balcao/contract/valores/data'
import { formatarDocumento } from '@balcao/contract/valores/documento'
import { formatarTelefone } from '@balcao/contract/valores/telefone'
import type { Etapa } from '@balcao/contract/vendas/etapas'
import { nomesDasFormas, nomesDosTurnos } from '@balcao/contract/vendas/pagamento'
import type { DadosDoRascunho } from '@balcao/contract/vendas/rascunho'
import { soDoTipo } from '@balcao/contract/vendas/so-do-tipo'
import { useQuery } from '@tanstack/react-query'
import { municipios } from '#partes/endereco/endereco.data.ts'
import type { CampoDoCliente } from '../../consulta/registro.ts'
import { usePreparo } from '../../consulta/usePreparo.ts'
import { useQuemVende } from '../../consulta/useQuemVende.ts'
import { usePreco } from '../../oferta/usePreco.ts'
import { type RascunhoAberto, useRascunho } from '../../rascunho/aberto.ts'
import { textos as doCliente } from '../cliente/cliente.textos.ts'
import { responsavelEmPalavras, valorNoRegistro } from '../cliente/registro-em-palavras.ts'
import { enderecosEmPalavras } from '../endereco/em-palavras.ts'
import { textos } from './revisao.textos.ts'

export type Linha = { rotulo: string; valor: string }
type Linhas = Record<Exclude<Etapa, 'revisao'>, Linha[]>

/** Only what there is: what is missing stands in the list above. */
const linhas = (pares: readonly (readonly [string, string | null | undefined])[]): Linha[] =>
  pares.flatMap(([rotulo, valor]) => (valor ? [{ rotulo, valor }] : []))

/** The whole draft in words, by step. */
export function useLinhas(): Linhas {
  const aberto = useRascunho()
  const { dados, anexos } = aberto
  const { data } = usePreparo()
  const preco = usePreco()
  const { nome: vendedor } = useQuemVende(false)
  const nomeDe = (itens: readonly { id: string; nome: string }[] | undefined, id: string | undefined) =>
    itens?.find((item) => item.id === id)?.nome
  return {
    cliente: linhas([
      [textos.empresa, nomeDe(data?.empresas, dados.empresa_id)],
      [textos.canal, nomeDe(data?.canais, dados.canal_venda_id)],
      [textos.vendedor, vendedor],
      ...linhasDoCliente(aberto),
    ]),
    endereco: linhas(useLinhasDoEndereco(aberto)),
    plano: linhas([[textos.plano, preco?.oferta.nome]]),
    adicionais: linhas([
      [textos.adicionais, preco && (emLista(preco.adicionais.map(comQuantidade)) || textos.nenhum)],
    ]),
    promocao: linhas([
      [textos.promocoes, preco && (emLista(preco.promocoes.map(({ nome }) => nome)) || textos.nenhuma)],
      [textos.cupom, dados.cupom],
    ]),
    pagamento: linhas(linhasDoPagamento(dados)),
    anexos: linhas([[textos.anexos, emLista(anexos.map((tipo) => nomesDosAnexos[tipo]))]]),
  }
}

const emLista = (itens: readonly string[]) => itens.join(', ')
const comQuantidade = ({ nome, quantidade }: { nome: string; quantidade: number }) =>
  quantidade > 1 ? `${quantidade} × ${nome}` : nome

function linhasDoCliente({ dados, consulta }: RascunhoAberto) {
  const cliente = soDoTipo(dados.cliente)
  const registro = cliente.id ? consulta?.cliente : null
  const linha = (campo: CampoDoCliente, rotulo: string, digitado: string | null | undefined) => {
    const valor =
      digitado || (registro && consulta?.preenchidos.includes(campo) && valorNoRegistro(registro, campo))
    return [rotulo, valor || null] as const
  }
  const { data_nascimento, telefones } = cliente
  return [
    linha('cpf_cnpj', textos.documento, cliente.cpf_cnpj && formatarDocumento(cliente.cpf_cnpj)),
    linha('nome', textos.nome, cliente.nome),
    linha('nome_social', doCliente.nomeSocial, cliente.nome_social),
    linha('nome_fantasia', doCliente.nomeFantasia, cliente.nome_fantasia),
    linha('data_nascimento', textos.nascimento, data_nascimento && formatarData(data_nascimento)),
    linha('rg', doCliente.rg, cliente.rg),
    linha('inscricao_estadual', doCliente.inscricaoEstadual, cliente.inscricao_estadual),
    linha('nome_mae', doCliente.nomeMae, cliente.nome_mae),
    linha('responsavel', textos.responsavel, responsavelEmPalavras(cliente.responsavel)),
    linha(
      'telefones',
      textos.telefones,
      telefones && emLista(telefones.map((t) => formatarTelefone(t.numero))),
    ),
    linha('email', textos.email, cliente.email),
  ]
}

const NENHUMA = 0

function useLinhasDoEndereco({ dados, consulta }: RascunhoAberto) {
  const { endereco, cliente } = dados
  const { codigo_ibge } = endereco
  const { data: cidade } = useQuery({
    ...municipios.um(codigo_ibge ?? NENHUMA),
    enabled: codigo_ibge !== undefined,
  })
  const salvos = (cliente.id && consulta?.cliente?.enderecos) || []
  const salvo = enderecosEmPalavras(salvos, consulta?.sinais).find(({ valor }) => valor === endereco.id)
  if (salvo) return [[textos.endereco, `${salvo.texto} (${salvo.detalhe})`]] as const
  const { logradouro, numero, complemento, bairro, cep } = endereco
  const partes = [
    logradouro,
    numero,
    complemento,
    bairro,
    cidade && nomeComUf(cidade),
    cep && formatarCep(cep),
  ]
  return [
    [textos.endereco, partes.filter(Boolean).join(', ')],
    [textos.referencia, endereco.referencia],
    [textos.lugar, typeof endereco.latitude === 'number' ? textos.marcado : null],
  ] as const
}

const linhasDoPagamento = ({ dia_vencimento, forma_pagamento, agendamento, observacoes }: DadosDoRascunho) =>
  [
    [textos.vencimento, dia_vencimento && textos.dia(dia_vencimento)],
    [textos.forma, forma_pagamento && nomesDasFormas[forma_pagamento]],
    [
      textos.instalacao,
      [
        agendamento.data && formatarData(agendamento.data),
        agendamento.turno && nomesDosTurnos[agendamento.turno],
      ]
        .filter(Boolean)
        .join(', '),
    ],
    [textos.observacoes, observacoes],
  ] as [string, string | undefined][]
