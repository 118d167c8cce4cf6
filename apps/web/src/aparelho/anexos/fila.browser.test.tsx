import type { TipoAnexo } from '@balcao/contract/base/anexo'
import { codigosDoEnvio } from '@balcao/contract/vendas/envio'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { entrarCom, pessoa } from '#testes/pessoa.ts'
import { arquivosDoAparelho } from '../arquivos.ts'
import { retomarArquivos } from '../envio-de-arquivos.ts'
import { novoId } from '../novo-rascunho.ts'
import type { ArquivoDaVenda } from './arquivo.ts'
import { criarFila } from './fila.ts'
import { aguardar, servidorDeAnexos } from './tus.fabrica.ts'

const KB = 1024
beforeEach(() => entrarCom(['REALIZAR_VENDA']))

const umArquivo = (
  venda_id: string,
  tipo: TipoAnexo = 'DOCUMENTO_FRENTE',
  tamanho = 1_300 * KB,
): ArquivoDaVenda => {
  const bytes = new Uint8Array(tamanho).map((_, i) => (i * 7) % 251)
  return {
    ...{ usuario_id: pessoa.id, venda_id, id: novoId(), tipo, nome: 'foto.jpg', mime: 'image/jpeg' },
    ...{ bytes: bytes.buffer, criado_em: new Date().toISOString(), enviado: false, envio: { tamanho } },
  }
}

const umaFila = () => {
  const fila = criarFila()
  onTestFinished(fila.fechar)
  return fila
}
const fases = (fila: ReturnType<typeof criarFila>, venda: string) => fila.lista(venda).map(({ fase }) => fase)
const inteiro = (servidor: ReturnType<typeof servidorDeAnexos>, { id, bytes }: ArquivoDaVenda) =>
  expect(Uint8Array.from(servidor.envios.get(id)?.bytes ?? [])).toEqual(new Uint8Array(bytes))
const redeVolta = () => dispatchEvent(new Event('online'))

test('um envio cortado três vezes continua de onde parou e chega inteiro', async () => {
  const servidor = servidorDeAnexos()
  servidor.regras.cortes = 3
  const [fila, venda] = [umaFila(), novoId()]
  const arquivo = umArquivo(venda)
  await fila.por(arquivo)
  for (let corte = 1; corte <= 3; corte++) {
    await aguardar(() => expect(fases(fila, venda)).toEqual(['pausado']))
    redeVolta()
    await aguardar(() => expect(servidor.pedidos.filter((p) => p.startsWith('HEAD'))).toHaveLength(corte))
  }
  await aguardar(() => expect(fases(fila, venda)).toEqual(['enviado']))
  inteiro(servidor, arquivo)
  expect(servidor.pedidos.filter((p) => p.startsWith('POST'))).toHaveLength(1)
})

test('a aba fechada no meio não perde nada: outra abre e termina, sem começar de novo', async () => {
  const servidor = servidorDeAnexos()
  servidor.regras.cortes = 1
  const venda = novoId()
  const arquivo = umArquivo(venda)
  const antes = criarFila()
  await antes.por(arquivo)
  await aguardar(() => expect(fases(antes, venda)).toEqual(['pausado']))
  antes.fechar()

  const depois = umaFila()
  await depois.abrir(venda)
  await aguardar(() => expect(fases(depois, venda)).toEqual(['enviado']))
  inteiro(servidor, arquivo)
  expect(servidor.pedidos.filter((p) => p.startsWith('POST'))).toHaveLength(1)
  const [guardado] = await arquivosDoAparelho.listar(pessoa.id, venda)
  expect([guardado?.enviado, guardado?.bytes.byteLength]).toEqual([true, 0])
})

test('o que ficou por enviar em qualquer venda é retomado ao abrir o programa', async () => {
  const servidor = servidorDeAnexos()
  servidor.regras.ligada = false
  const antes = criarFila()
  const arquivos = [umArquivo(novoId()), umArquivo(novoId())]
  for (const arquivo of arquivos) await antes.por(arquivo)
  antes.fechar()

  servidor.regras.ligada = true
  await retomarArquivos(pessoa.id)
  await aguardar(() =>
    expect(servidor.prontos()).toEqual(expect.arrayContaining(arquivos.map(({ id }) => id))),
  )
})

test('a última resposta perdida não manda o arquivo outra vez', async () => {
  const servidor = servidorDeAnexos()
  servidor.regras.respostasPerdidas = 1
  const [fila, venda] = [umaFila(), novoId()]
  const arquivo = umArquivo(venda, 'DOCUMENTO_FRENTE', 10)
  await fila.por(arquivo)
  await aguardar(() => expect(fases(fila, venda)).toEqual(['pausado']))
  redeVolta()
  await aguardar(() => expect(fases(fila, venda)).toEqual(['enviado']))
  inteiro(servidor, arquivo)
})

test('um envio que o servidor já esqueceu é anunciado de novo', async () => {
  const servidor = servidorDeAnexos()
  servidor.regras.cortes = 1
  const [fila, venda] = [umaFila(), novoId()]
  const arquivo = umArquivo(venda)
  await fila.por(arquivo)
  await aguardar(() => expect(fases(fila, venda)).toEqual(['pausado']))
  servidor.esquecer()
  redeVolta()
  await aguardar(() => expect(fases(fila, venda)).toEqual(['enviado']))
  inteiro(servidor, arquivo)
})

test('dois de cada vez, por mais que haja', async () => {
  const servidor = servidorDeAnexos()
  const [fila, venda] = [umaFila(), novoId()]
  const tipos = ['DOCUMENTO_FRENTE', 'DOCUMENTO_VERSO', 'COMPROVANTE_ENDERECO', 'COMPROVANTE_VENDA'] as const
  for (const tipo of tipos) await fila.por(umArquivo(venda, tipo))
  await fila.enviarPendentes(venda)
  expect(servidor.prontos()).toHaveLength(4)
  expect(servidor.maisAoMesmoTempo()).toBe(2)
})

test('duas abas com o mesmo rascunho enviam cada arquivo uma vez só', async () => {
  const servidor = servidorDeAnexos()
  let liberar = () => {}
  const espera = new Promise<void>((solto) => {
    liberar = solto
  })
  servidor.regras.antesDaParte = () => espera
  const [uma, outra, venda] = [umaFila(), umaFila(), novoId()]
  await uma.por(umArquivo(venda))
  await aguardar(() => expect(fases(uma, venda)).toEqual(['enviando']))
  await outra.abrir(venda)
  expect(fases(outra, venda)).toEqual(['aguardando'])
  liberar()
  await aguardar(() => expect([fases(uma, venda), fases(outra, venda)]).toEqual([['enviado'], ['enviado']]))
  expect(servidor.pedidos.map((p) => p.split(' ')[0])).toEqual(['POST', 'PATCH', 'PATCH', 'PATCH'])
})

test('o que o servidor recusa pelo conteúdo fica com o motivo, também depois de recarregar', async () => {
  const servidor = servidorDeAnexos()
  const message = 'Este arquivo não é uma foto nem um PDF. Escolha outro.'
  servidor.regras.recusaNoFim = { status: 415, codigo: 'FORMATO', message }
  const [fila, venda] = [umaFila(), novoId()]
  await fila.por(umArquivo(venda, 'DOCUMENTO_VERSO', 10))
  await aguardar(() => expect(fases(fila, venda)).toEqual(['recusado']))
  const texto = `Verso do documento: ${message}`
  await expect(fila.enviarPendentes(venda)).rejects.toMatchObject({
    ...{ message: 'Um anexo não foi aceito. Troque-o ou remova-o.', errors: [texto] },
    ...{ codigo: codigosDoEnvio.faltam },
    atual: { faltas: [{ etapa: 'anexos', campo: 'anexos.DOCUMENTO_VERSO', texto }] },
  })

  const pedidos = servidor.pedidos.length
  const depois = umaFila()
  await depois.abrir(venda)
  expect(depois.lista(venda)[0]).toMatchObject({ fase: 'recusado', erro: { message } })
  expect(servidor.pedidos).toHaveLength(pedidos)
})

test('quem não pode anexar este tipo lê por quê, e tenta de novo quando já pode', async () => {
  const servidor = servidorDeAnexos()
  servidor.regras.recusaNoAnuncio = { status: 403, codigo: 'X', message: 'Você não possui permissão' }
  const [fila, venda] = [umaFila(), novoId()]
  const arquivo = umArquivo(venda)
  await fila.por(arquivo)
  await aguardar(() => expect(fases(fila, venda)).toEqual(['recusado']))
  servidor.regras.recusaNoAnuncio = null
  fila.tentarDeNovo(arquivo.id)
  await aguardar(() => expect(fases(fila, venda)).toEqual(['enviado']))
})

test('sem rede, quem espera pelos arquivos é avisado; com ela, são enviados', async () => {
  const servidor = servidorDeAnexos()
  servidor.regras.ligada = false
  const [fila, venda] = [umaFila(), novoId()]
  await fila.por(umArquivo(venda))
  await expect(fila.enviarPendentes(venda)).rejects.toMatchObject({ ehDeRede: true })
  servidor.regras.ligada = true
  await expect(fila.enviarPendentes(venda)).resolves.toBeUndefined()
  await expect(fila.enviarPendentes(novoId())).resolves.toBeUndefined()
})

test('substituído ou tirado no meio do envio, o anterior para e é esquecido dos dois lados', async () => {
  const servidor = servidorDeAnexos()
  let parar = true
  servidor.regras.antesDaParte = () => (parar ? new Promise(() => {}) : undefined)
  const [fila, venda] = [umaFila(), novoId()]
  const [primeiro, segundo] = [umArquivo(venda), umArquivo(venda)]
  await fila.por(primeiro)
  await aguardar(() => expect(servidor.pedidos.some((p) => p.startsWith('PATCH'))).toBe(true))
  parar = false
  await fila.por(segundo)
  await aguardar(() => expect(servidor.envios.has(primeiro.id)).toBe(false))
  await aguardar(() => expect(servidor.prontos()).toEqual([segundo.id]))
  expect(fila.lista(venda).map(({ arquivo }) => arquivo.id)).toEqual([segundo.id])
  await fila.tirar(venda, segundo.id)
  expect(await arquivosDoAparelho.listar(pessoa.id, venda)).toEqual([])
})

test('sem espaço no aparelho, o arquivo sobe da memória, e isso é dito', async () => {
  const servidor = servidorDeAnexos()
  const cheio = vi
    .spyOn(arquivosDoAparelho, 'gravar')
    .mockRejectedValue(new DOMException('', 'QuotaExceededError'))
  onTestFinished(() => cheio.mockRestore())
  const [fila, venda] = [umaFila(), novoId()]
  const arquivo = umArquivo(venda)
  await fila.por(arquivo)
  expect(fila.lista(venda)[0]?.soNaMemoria).toBe('cheio')
  await fila.enviarPendentes(venda)
  inteiro(servidor, arquivo)
})
