import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { abrirCifra, decifrarBackup, ehCifrado, TAMANHO_DO_CABECALHO } from './cifra.ts'
import { BackupInvalido } from './invalido.ts'
import { criarSoma, lerManifesto, MANIFESTO, type Manifesto, RESUMO_DO_MANIFESTO } from './manifesto.ts'
import { type ItemLido, lerTar } from './tar.ts'

/** A backup on disk. Each call of `itens` reads it from the start. */
export type Backup = { cifrado: boolean; itens(): AsyncGenerator<ItemLido> }

const lerInicio = async (arquivo: string) => {
  const aberto = await open(arquivo).catch((causa: unknown) => {
    throw new BackupInvalido(`Não foi possível abrir ${arquivo}.`, { cause: causa })
  })
  try {
    const inicio = Buffer.alloc(TAMANHO_DO_CABECALHO)
    const { bytesRead } = await aberto.read(inicio, 0, inicio.length, 0)
    return inicio.subarray(0, bytesRead)
  } finally {
    await aberto.close()
  }
}

export const abrirBackup = async (arquivo: string, senha: string | undefined): Promise<Backup> => {
  const inicio = await lerInicio(arquivo)
  if (!ehCifrado(inicio)) return { cifrado: false, itens: () => lerTar(createReadStream(arquivo)) }
  if (inicio.length < TAMANHO_DO_CABECALHO) throw new BackupInvalido('O backup está cortado.')
  if (!senha)
    throw new BackupInvalido('Este backup é cifrado. Informe a chave dele em BACKUP_KEY ou BACKUP_KEY_FILE.')
  const chave = await abrirCifra(senha, inicio)
  const total = (await stat(arquivo)).size - TAMANHO_DO_CABECALHO
  return {
    cifrado: true,
    itens: () =>
      lerTar(decifrarBackup(chave, createReadStream(arquivo, { start: TAMANHO_DO_CABECALHO }), total)),
  }
}

/** Reads all of it once. Nothing of a backup is used before this. */
export const conferirBackup = async (backup: Backup): Promise<Manifesto> => {
  const soma = criarSoma()
  const finais = new Map<string, Buffer>()
  for await (const item of backup.itens()) {
    if (item.nome === MANIFESTO || item.nome === RESUMO_DO_MANIFESTO)
      finais.set(item.nome, await buffer(item.conteudo))
    else for await (const _ of soma.passar(item).conteudo);
  }
  const [texto, resumo] = [finais.get(MANIFESTO), finais.get(RESUMO_DO_MANIFESTO)]
  if (!texto || !resumo) throw new BackupInvalido('O backup está cortado: não há manifesto no fim dele.')
  const manifesto = lerManifesto(texto, resumo)
  conferirPartes(manifesto.partes, soma.partes())
  return manifesto
}

const conferirPartes = (ditas: Manifesto['partes'], lidas: Manifesto['partes']) => {
  for (const nome of new Set([...Object.keys(ditas), ...Object.keys(lidas)])) {
    const [dita, lida] = [ditas[nome], lidas[nome]]
    if (dita?.sha256 !== lida?.sha256 || dita?.itens !== lida?.itens)
      throw new BackupInvalido(`O backup foi alterado: ${nome} não confere com o manifesto.`)
  }
}
