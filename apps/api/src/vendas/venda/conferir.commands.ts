import type { Cliente } from '@balcao/contract/clientes/cliente/cliente'
import type { Configuracao } from '@balcao/contract/provedor/configuracao-catalogo'
import { diaNoFuso } from '@balcao/contract/valores/dia'
import { limparDocumento } from '@balcao/contract/valores/documento'
import { horaNoFuso } from '@balcao/contract/valores/hora'
import { codigosDoEnvio } from '@balcao/contract/vendas/envio'
import { type Falta, faltasDoRascunho } from '@balcao/contract/vendas/faltas'
import type { CanalDaVenda } from '@balcao/contract/vendas/preparo-api'
import type { DadosDoRascunho } from '@balcao/contract/vendas/rascunho'
import { type ClienteDaVenda, DadosDaVenda, EnderecoDaVenda } from '@balcao/contract/vendas/venda-dados'
import { travarComprador } from '#clientes/cliente/da-venda.commands.ts'
import type { Db } from '#infra/db/conexao.ts'
import { lugar, porForma, prepararJuntas, SO_TEXTO } from '#infra/db/juntas.ts'
import type { Pessoa } from '#infra/http/contexto.ts'
import { Recusa } from '#infra/recusa/recusa.ts'
import { temEmpresa } from '#provedor/empresa/alcance.ts'
import { opcoesDeEmpresa } from '#provedor/empresa/empresa.queries.ts'
import { municipiosPorCodigo } from '#provedor/municipio/municipio.queries.ts'
import { anexosDaVenda } from '#vendas/anexo/anexo.queries.ts'
import { compradorDe, preenchidosDe } from './comprador.ts'
import { type VendaEnviada, vendaEnviada } from './enviada.queries.ts'
import { canaisDaVenda } from './preparo.queries.ts'

/** A sale in which nothing is missing. */
export type Conferida = {
  hoje: string
  empresa: { id: string; nome: string }
  canal: CanalDaVenda
  /** The client's record, locked. Null: a new client. */
  registro: Cliente | null
  comprador: ClienteDaVenda
  endereco: EnderecoDaVenda & { cidade: string; uf: string }
  resto: DadosDaVenda
}

/** Refuses with everything that is missing, each with its step and field. */
export const recusarIncompleta = (faltas: Falta[]) =>
  new Recusa(422, codigosDoEnvio.faltam, 'Falta algo para enviar a venda', {
    motivos: faltas.map(({ texto }) => texto),
    atual: { faltas },
  })

/** Reads the sale anew: whatever the screen said, what counts is what is stored here and now. */
export const conferirVenda = async (
  db: Db,
  quem: Pessoa,
  id: string,
  dados: DadosDoRascunho,
  configuracao: Configuracao,
  alem: Falta[] = [],
): Promise<Conferida> => {
  const hoje = diaNoFuso(new Date(), configuracao.fuso_horario)
  // Sent together. The buyer is locked first, so that the rest is read after whoever was before has finished.
  const [lido, { empresas, canais, cidades, anexos, enviadas }] = await Promise.all([
    registroDe(db, quem, dados),
    lerDoRascunho(db, quem, id, dados),
  ])
  const [[lida], [cidade], [enviada]] = [empresas, cidades, enviadas]
  const dela = daEnviada(dados, enviada)
  const alcancada = lida ?? dela?.empresa
  const empresa = alcancada && temEmpresa(quem, alcancada.id) ? alcancada : undefined
  const empresa_id = empresa?.id
  const serve = (c: CanalDaVenda) => !c.empresas || (empresa_id && c.empresas.includes(empresa_id))
  const canal = empresa && (canais.find(serve) ?? dela?.canal)
  const registro = empresa_id ? lido : null
  const endereco = enderecoDe(dados, registro, cidade)

  const conhecidos = {
    ...dados,
    empresa_id,
    canal_venda_id: canal?.id,
    cliente: registro ? { ...dados.cliente, id: registro.id } : semId(dados.cliente),
    endereco: endereco ? { ...dados.endereco } : semId(dados.endereco),
  }
  const faltas = faltasDoRascunho(conhecidos, {
    hoje,
    hora: horaNoFuso(new Date(), configuracao.fuso_horario),
    enviada: enviada !== undefined,
    noRegistro: registro ? preenchidosDe(registro) : [],
    tipoNoRegistro: registro?.tipo_pessoa,
    nascimentoNoRegistro:
      registro?.tipo_pessoa === 'PJ' ? registro.responsavel?.data_nascimento : registro?.data_nascimento,
    canal: canal ?? null,
    diasDeVencimento: configuracao.dias_vencimento,
    anexos: anexos.map(({ tipo }) => tipo),
  })
  faltas.push(...outrasFaltas(dados, registro, endereco, enviada), ...alem)
  if (faltas.length || !empresa || !canal || !endereco) throw recusarIncompleta(faltas)
  const { cliente: _, endereco: __, formato: ___, vendedor_id: ____, ...resto } = conhecidos
  return {
    hoje,
    empresa,
    canal: { ...canal, empresas: null },
    registro,
    comprador: compradorDe(dados, registro),
    endereco,
    resto: DadosDaVenda.parse(resto),
  }
}

/** What a sent sale was sold by holds for as long as it is the same, even if it sells nothing new. */
const daEnviada = ({ empresa_id, canal_venda_id }: DadosDoRascunho, enviada: VendaEnviada | undefined) => {
  if (!enviada || enviada.empresa_id !== empresa_id) return null
  const { canal, empresa_nome: nome } = enviada
  return { empresa: { id: empresa_id, nome }, canal: canal.id === canal_venda_id ? canal : undefined }
}

/** What the draft names, in one statement. Whether the company is within reach is asked afterwards. */
const nomeados = porForma((quem: Pick<Pessoa, 'empresas'>) =>
  prepararJuntas({
    empresas: opcoesDeEmpresa(SO_TEXTO, { empresas: null }, lugar('empresa_id')),
    canais: canaisDaVenda(SO_TEXTO, quem, lugar('canal_venda_id')),
    cidades: municipiosPorCodigo(SO_TEXTO, [lugar('codigo_ibge')]),
    anexos: anexosDaVenda(SO_TEXTO, lugar('id')),
    enviadas: vendaEnviada(SO_TEXTO, lugar('id')),
  }),
)
const lerDoRascunho = (db: Db, { empresas }: Pessoa, id: string, dados: DadosDoRascunho) => {
  const { empresa_id, canal_venda_id, endereco } = dados
  const { codigo_ibge } = endereco
  return nomeados({ empresas })(db, { empresas, id, empresa_id, canal_venda_id, codigo_ibge })
}

const semId = <T extends { id?: string | undefined }>({ id: _, ...resto }: T) => resto

const registroDe = (db: Db, quem: Pessoa, { empresa_id, cliente }: DadosDoRascunho) => {
  if (!empresa_id || !temEmpresa(quem, empresa_id)) return null
  const cpf_cnpj = limparDocumento(cliente.cpf_cnpj ?? '')
  return travarComprador(db, quem, { empresa_id, id: cliente.id, cpf_cnpj })
}

/** An address of the client's record, or the one that was typed. Null while it is not whole. */
const enderecoDe = (
  { endereco }: DadosDoRascunho,
  registro: Cliente | null,
  cidade: { nome: string; uf: string } | undefined,
) => {
  const { id, ...digitado } = endereco
  const doRegistro = id && registro?.enderecos.find((e) => e.id === id && e.tipo === 'INSTALACAO')
  if (id && !doRegistro) return null
  if (doRegistro) {
    const { id: _, tipo: __, ...resto } = doRegistro
    return resto
  }
  const lido = EnderecoDaVenda.safeParse({ ...SEM_EXTRAS, ...digitado })
  return lido.success && cidade ? { ...lido.data, cidade: cidade.nome, uf: cidade.uf } : null
}
const SEM_EXTRAS = { complemento: null, referencia: null, latitude: null, longitude: null }

const DE_COBRANCA = 'Este endereço é de cobrança: escolha um de instalação, ou digite onde será instalado'
const FORA = 'Este endereço não está mais no cadastro: escolha outro'

/** What only the server can tell. */
const outrasFaltas = (
  { cliente, endereco: digitado }: DadosDoRascunho,
  registro: Cliente | null,
  endereco: Conferida['endereco'] | null,
  enviada: VendaEnviada | undefined,
): Falta[] => {
  const faltas: Falta[] = []
  const falta = (etapa: Falta['etapa'], campo: string, texto: string) => faltas.push({ etapa, campo, texto })
  if (cliente.id && !registro)
    falta('cliente', 'cliente.cpf_cnpj', 'Este cadastro não foi encontrado: digite o documento outra vez')
  else if (registro && cliente.cpf_cnpj && !ehDele(limparDocumento(cliente.cpf_cnpj), registro, enviada))
    falta('cliente', 'cliente.cpf_cnpj', 'Este documento não é o do cadastro escolhido')
  if (registro && cliente.tipo_pessoa && cliente.tipo_pessoa !== registro.tipo_pessoa)
    falta('cliente', 'cliente.tipo_pessoa', 'O cadastro é de outro tipo de pessoa')
  if (digitado.id && !endereco)
    falta(
      'endereco',
      'endereco.id',
      registro?.enderecos.some(({ id }) => id === digitado.id) ? DE_COBRANCA : FORA,
    )
  else if (!digitado.id && !endereco && digitado.codigo_ibge)
    falta('endereco', 'endereco.codigo_ibge', 'Escolha a cidade')
  return faltas
}

/** The document of the record, or the one that it had when the sale was sent to it. */
const ehDele = (documento: string, { id, cpf_cnpj }: Cliente, enviada: VendaEnviada | undefined) =>
  documento === cpf_cnpj || (enviada?.cliente_id === id && documento === enviada.documento)
