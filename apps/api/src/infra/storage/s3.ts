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

/** Together under 5 s: who uploads learns soon that the bucket is away, and the browser tries again by itself. */
const MILISSEGUNDOS_PARA_CONECTAR = 2_000
const MILISSEGUNDOS_SEM_RESPOSTA = 2_500

/** The library writes to the console by itself; its failures reach our log as the cause of the refusal. */
const mudo = { debug() {}, info() {}, warn() {}, error() {} }

const clienteDe = ({ searchParams }: URL) => {
  const endpoint = searchParams.get('endpoint')
  // A server of one's own has no regions, but the signature wants a name all the same.
  const region = searchParams.get('region') ?? (endpoint ? 'us-east-1' : null)
  return new S3Client({
    ...(region && { region }),
    ...(endpoint && { endpoint, forcePathStyle: true }),
    // A stream cannot be sent twice; the one retry is the caller's.
    maxAttempts: 1,
    logger: mudo,
    // The frames carry their own tags, and many S3-like servers do not know AWS's checksum trailers.
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

/** `s3://bucket/folder?endpoint=…&region=…`; the keys come by the usual AWS variables. */
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
