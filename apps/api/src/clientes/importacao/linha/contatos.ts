import {
  type DadosEnderecoDoCliente,
  type TelefoneDoCliente,
  tipoDoNumero,
} from '@balcao/contract/clientes/cliente/contato'
import { semAcento } from '@balcao/contract/valores/texto'
import { ehOutraPorta } from '#clientes/cliente/outra-porta.ts'
import { chaveDeTelefone as chave } from '#clientes/cliente/telefones.ts'
import type { Valores } from './ler.ts'

/** Adds the file's phones to the record's. A phone that is already there keeps what people noted about it. */
export const juntarTelefones = (
  { telefone = [], telefone_2 = [], telefone_3 = [] }: Valores,
  atuais: readonly TelefoneDoCliente[],
  pessoa: 'PF' | 'PJ',
): TelefoneDoCliente[] => {
  const juntos = atuais.map((t) => ({ ...t }))
  for (const numero of [...telefone, ...telefone_2, ...telefone_3]) {
    const igual = juntos.find((t) => chave(t.numero) === chave(numero))
    if (igual) igual.numero = igual.numero.length >= numero.length ? igual.numero : numero
    else juntos.push({ numero, tipo: tipoDoNumero(numero, pessoa), whatsapp: false, principal: false })
  }
  const [doArquivo] = telefone
  const principal =
    (doArquivo && juntos.find((t) => chave(t.numero) === chave(doArquivo))) ??
    juntos.find((t) => t.principal) ??
    juntos[0]
  return juntos.map((t) => ({ ...t, principal: t === principal }))
}

const partes = ['cep', 'logradouro', 'numero', 'complemento', 'bairro', 'codigo_ibge', 'referencia'] as const
const temEndereco = (valores: Valores) =>
  [...partes, 'latitude' as const, 'longitude' as const].some((parte) => valores[parte] !== undefined)

const mesmo = (um: string, outro: string | undefined) =>
  outro === undefined || semAcento(um) === semAcento(outro)

type Atuais = { enderecos: readonly DadosEnderecoDoCliente[]; ocupados: readonly string[] }

/**
 * The file's address replaces the one that it is about. Fields that the file leaves empty stay. But nothing
 * is kept from another street, and nothing that belongs only to another door.
 */
const juntarEndereco = (valores: Valores, atual: DadosEnderecoDoCliente | undefined) => {
  const mesmaRua = atual && mesmo(atual.cep, valores.cep) ? atual : undefined
  const mesmaPorta = mesmaRua && mesmo(mesmaRua.numero, valores.numero) ? mesmaRua : undefined
  return {
    ...(atual?.id && { id: atual.id }),
    tipo: atual?.tipo ?? ('INSTALACAO' as const),
    cep: valores.cep ?? mesmaRua?.cep ?? '',
    logradouro: valores.logradouro ?? mesmaRua?.logradouro ?? '',
    numero: valores.numero ?? mesmaRua?.numero ?? '',
    complemento: valores.complemento ?? mesmaPorta?.complemento ?? null,
    bairro: valores.bairro ?? mesmaRua?.bairro ?? '',
    codigo_ibge: valores.codigo_ibge ?? mesmaRua?.codigo_ibge,
    referencia: valores.referencia ?? mesmaPorta?.referencia ?? null,
    latitude: valores.latitude ?? mesmaPorta?.latitude ?? null,
    longitude: valores.longitude ?? mesmaPorta?.longitude ?? null,
  }
}

/** Without a CEP beside it, another street or city is another place, and not only another spelling. */
const semCepEmOutroLugar = (valores: Valores, { logradouro, codigo_ibge }: DadosEnderecoDoCliente) =>
  valores.cep === undefined &&
  (!mesmo(logradouro, valores.logradouro) || codigo_ibge !== (valores.codigo_ibge ?? codigo_ibge))

/** The record's address that the row is about, if there is one. */
const enderecoDaLinha = (valores: Valores, { enderecos: atuais, ocupados }: Atuais) => {
  const mesmaPorta = atuais.find(
    (e) =>
      mesmo(e.cep, valores.cep) &&
      mesmo(e.numero, valores.numero) &&
      mesmo(e.complemento ?? '', valores.complemento),
  )
  const [unica, outra] = atuais.filter((e) => e.tipo === 'INSTALACAO')
  // With several doors and no match, it is a new address, not one of them moved.
  const achado = mesmaPorta ?? (outra ? undefined : unica)
  if (!achado?.id || !ocupados.includes(achado.id)) return achado
  // A contract moves when somebody says so there, never because a file has another door.
  const sairia = ehOutraPorta(achado, juntarEndereco(valores, achado)) || semCepEmOutroLugar(valores, achado)
  return sairia ? undefined : achado
}

/** `posicao`: the index of the address that the row is about. -1 when it has no address. */
export const juntarEnderecos = (valores: Valores, atuais: Atuais) => {
  const { enderecos } = atuais
  if (!temEndereco(valores)) return { enderecos: [...enderecos], posicao: -1 }
  const atual = enderecoDaLinha(valores, atuais)
  const posicao = atual ? enderecos.indexOf(atual) : enderecos.length
  return {
    enderecos: enderecos.toSpliced(posicao, 1, juntarEndereco(valores, atual) as DadosEnderecoDoCliente),
    posicao,
  }
}
