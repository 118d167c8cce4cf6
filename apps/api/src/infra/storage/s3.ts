import { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3'
import type { Deposito } from './deposito.ts'
import { arquivoAusente, storageIndisponivel } from './falha.ts'

/**
 * Under 5 s together: the uploader soon learns that the bucket is unavailable, and the browser retries by
 * itself.
 */
const MILISSEGUNDOS_PARA_CONECTAR = 2_000
const MILISSEGUNDOS_SEM_RESPOSTA = 2_500

/** The library would write to the console. Its failures reach our log as the cause of the refusal. */
const mudo = { debug() {}, info() {}, warn() {}, error() {} }

const clienteDe = ({ searchParams }: URL) => {
  const endpoint = searchParams.get('endpoint')
  // A self-hosted server has no regions, but the signature needs a name.
  const region = searchParams.get('region') ?? (endpoint ? 'us-east-1' : null)
  return new S3Client({
    ...(region && { region }),
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // A stream cannot be sent twice, so the caller makes the one retry.
    maxAttempts: 1,
    logger: mudo,
    // The frames have their own tags, and many S3-compatible servers do not support AWS's checksum trailers.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: MILISSEGUNDOS_PARA_CONECTAR,
      socketTimeout: MILISSEGUNDOS_SEM_RESPOSTA,
    },
  })
}

const naoExiste = (erro: unknown) =>
  erro instanceof S3ServiceException && (erro.name === 'NoSuchKey' || erro.name === 'NotFound')

const traduzindo = <T>(acao: Promise<T>) =>
  acao.catch((erro: unknown) => {
    throw naoExiste(erro) ? arquivoAusente(erro) : storageIndisponivel(erro)
  })

/** `s3://bucket/folder?endpoint=…&region=…`. The credentials come from the usual AWS variables. */
export const depositoEmS3 = (url: URL): Deposito => {
  const cliente = clienteDe(url)
  const pasta = url.pathname.replace(/^\/+|\/+$/g, '')
  const objeto = (chave: string) => ({ Bucket: url.hostname, Key: pasta ? `${pasta}/${chave}` : chave })

  return {
    gravar: async (chave, conteudo, tamanho) => {
      const pedido = new PutObjectCommand({
        ...objeto(chave),
        Body: Readable.from(conteudo),
        ContentLength: tamanho,
        ContentType: 'application/octet-stream',
      })
      await traduzindo(cliente.send(pedido))
    },
    ler: async (chave, faixa) => {
      const pedido = new GetObjectCommand({
        ...objeto(chave),
        ...(faixa && { Range: `bytes=${faixa.inicio}-${faixa.fim}` }),
      })
      const { Body, ContentLength = 0, ContentRange } = await traduzindo(cliente.send(pedido))
      const total = Number(ContentRange?.split('/')[1] ?? ContentLength)
      return { total, conteudo: Body as Readable }
    },
    apagar: async (chave) => {
      await traduzindo(cliente.send(new DeleteObjectCommand(objeto(chave))))
    },
    existe: (chave) =>
      cliente.send(new HeadObjectCommand(objeto(chave))).then(
        () => true,
        (erro: unknown) => {
          if (naoExiste(erro)) return false
          throw storageIndisponivel(erro)
        },
      ),
  }
}
