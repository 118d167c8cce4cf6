import { emMeses } from '@balcao/contract/catalogo/oferta-texto'
import { ocultarEmail, ocultarTelefone } from '@balcao/contract/clientes/cliente/mascara'
import { nomesDosAnexos } from '@balcao/contract/provedor/canal-venda'
import { enderecoEmLinha } from '@balcao/contract/provedor/endereco'
import { formatarData, formatarInstante } from '@balcao/contract/valores/data'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { formatarDocumento } from '@balcao/contract/valores/documento'
import type { OfertaDoAssinante } from '@balcao/contract/vendas/aceite'
import { nomesDosModelos } from '@balcao/contract/vendas/aceite-modelo'
import { nomesDasFormas, nomesDosTurnos } from '@balcao/contract/vendas/pagamento'
import { criarFolha, type Folha } from '#infra/pdf/folha.ts'
import type { Aceito } from '../aceite.queries.ts'
import type { ProvasDoAceite } from '../aceite.table.ts'

type Aceite = Pick<Aceito, 'em' | 'nome' | 'ip' | 'agente' | 'texto_sha256' | 'link_numero'> & {
  provas: ProvasDoAceite
}

const quemEOnde = (folha: Folha, { cliente, endereco, empresa, vendedor }: OfertaDoAssinante) => {
  folha.secao('Quem contrata e quem presta')
  folha.campo('Contratante', `${cliente.nome}, documento ${cliente.documento}`)
  // In part, like the document: whoever has the link of the sale reads this too.
  if (cliente.telefones.length) folha.campo('Telefone', cliente.telefones.map(ocultarTelefone).join(', '))
  if (cliente.email) folha.campo('E-mail', ocultarEmail(cliente.email))
  folha.campo('Instalação em', enderecoEmLinha(endereco, `${endereco.cidade} – ${endereco.uf}`))
  folha.campo('Prestadora', `${empresa.razao_social}, CNPJ ${formatarDocumento(empresa.cnpj)}`)
  folha.campo('Vendido por', vendedor)
}

const oQueEVendido = (folha: Folha, oferta: OfertaDoAssinante) => {
  const { plano, recursos } = oferta.etiqueta
  folha.secao('O que foi contratado')
  folha.campo(
    'Plano',
    `${plano.nome} – ${plano.download_mbps} Mbps de download, ${plano.upload_mbps} Mbps de upload`,
  )
  if (recursos.length) folha.campo('Inclui', recursos.join(', '))
  const adicionais = oferta.adicionais.map(({ nome, quantidade }) =>
    quantidade > 1 ? `${quantidade} × ${nome}` : nome,
  )
  if (adicionais.length) folha.campo('Adicionais', adicionais.join(', '))
  if (oferta.promocoes.length) folha.campo('Promoções', oferta.promocoes.map(({ nome }) => nome).join(', '))
  folha.campo(
    'Pagamento',
    `${nomesDasFormas[oferta.forma_pagamento]}, vencimento no dia ${oferta.dia_vencimento}`,
  )
  const { data, turno } = oferta.agendamento
  folha.campo('Dia desejado', `${formatarData(data)}, ${nomesDosTurnos[turno].toLowerCase()}`)
}

const COLUNAS = [{ largura: 60 }, { largura: 120, direita: true }, { largura: 220, direita: true }]

const preco = (folha: Folha, { preco, etiqueta: { plano } }: OfertaDoAssinante) => {
  folha.secao('Quanto custa')
  folha.campo('Instalação', formatarDinheiro(preco.instalacao.total))
  folha.campo('Primeira fatura', formatarDinheiro(preco.primeira_fatura.total))
  folha.campo('Fidelidade', plano.fidelidade_meses ? emMeses(plano.fidelidade_meses) : 'não há')
  folha.tabela(COLUNAS, [
    ['Mês', 'Mensalidade', plano.fidelidade_meses ? 'Multa de quem sai neste mês' : ''],
    ...preco.meses.map(({ numero, total, multa }) => [
      `${numero}º`,
      formatarDinheiro(total),
      plano.fidelidade_meses ? formatarDinheiro(multa) : '',
    ]),
  ])
  folha.menor(
    `Os meses são contados da instalação. Depois deles, a mensalidade é de ${formatarDinheiro(preco.mensalidade_regular)}.`,
  )
}

const provas = (folha: Folha, aceite: Aceite, endereco: string) => {
  const { oferta, documentos, linha_do_tempo, fuso } = aceite.provas
  const hora = (em: string) => `${formatarInstante(em, fuso)} (${em})`
  folha.novaPagina()
  folha.titulo('Provas do aceite')
  folha.secao('O aceite')
  folha.campo('Protocolo', `${oferta.protocolo}, link nº ${aceite.link_numero}`)
  folha.campo('Aceito por', aceite.nome ?? '')
  folha.campo('Quando', hora(aceite.em))
  folha.campo('Endereço de rede', aceite.ip ?? '')
  folha.campo('Navegador', aceite.agente || 'não informado')
  folha.secao('Os textos aceitos')
  for (const { tipo, versao } of oferta.textos) folha.campo(nomesDosModelos[tipo], `versão ${versao}`)
  folha.texto(`SHA-256 dos textos, na ordem deste documento, com uma linha vazia entre eles:`)
  folha.texto(aceite.texto_sha256, 9)
  folha.secao('Os documentos')
  if (!documentos.length) folha.texto('Nenhum documento foi pedido.')
  for (const { tipo, sha256, enviado_em, quem } of documentos) {
    folha.campo(nomesDosAnexos[tipo], `${hora(enviado_em)}, por ${quem}`)
    folha.menor(`SHA-256 ${sha256}`)
  }
  folha.secao('Linha do tempo')
  for (const { em, texto } of linha_do_tempo) folha.campo(formatarInstante(em, fuso), texto)
  folha.secao('Como conferir este documento')
  folha.texto(
    'Abra o endereço abaixo e escolha este arquivo: a página diz se ele é igual ao guardado pela prestadora.',
  )
  folha.link(endereco)
  folha.quadro(endereco)
}

/** What the subscriber keeps. Written from the acceptance alone. */
export const escreverComprovante = (aceite: Aceite, enderecoDaFechada: string): Promise<Buffer> => {
  const { oferta } = aceite.provas
  const titulo = `Comprovante de aceite nº ${oferta.protocolo}`
  const folha = criarFolha({ titulo, autor: oferta.marca, em: aceite.em })
  folha.menor(oferta.marca)
  folha.titulo(titulo)
  quemEOnde(folha, oferta)
  oQueEVendido(folha, oferta)
  preco(folha, oferta)
  for (const { tipo, texto } of oferta.textos) {
    folha.secao(nomesDosModelos[tipo])
    folha.texto(texto, 9.5)
  }
  provas(folha, aceite, enderecoDaFechada)
  return folha.fechar(`${oferta.marca} – ${titulo}`)
}
