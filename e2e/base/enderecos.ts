import { prepararCobranca as prepararArquivos } from './arquivos-do-banco.ts'
import { abrirAtendimento } from './atendimentos.ts'
import { prepararBoleto } from './boleto-publico.ts'
import { emitirUm, prepararCobranca } from './boletos.ts'
import { prepararChave } from './chaves.ts'
import { prepararMaria } from './clientes.ts'
import { linkDaCarta } from './correio.ts'
import { iniciarLote, prepararLote } from './lotes.ts'
import type { Mundo } from './teste.ts'
import type { Enderecos } from './uma-tela.ts'
import { enviarVenda, montarOferta, vendedorDe } from './vendas.ts'
import { prepararWebhook } from './webhooks.ts'

/** One of each thing that a screen shows. */
export const prepararEnderecos = async (mundo: Mundo): Promise<Enderecos> => {
  const pessoa = await mundo.pessoas.criar({ grupo: ['LISTAR.VENDA'] })
  // Only the newest of two links works, so the invitation must arrive before the recovery.
  await mundo.correio.esperarCarta(pessoa.email, 'convite')
  await mundo.api.exigir('POST', '/auth/recuperar-senha/enviar-email', { corpo: { email: pessoa.email } })
  const carta = await mundo.correio.esperarCarta(pessoa.email, 'recuperacao')
  const { maria } = await prepararMaria(mundo, 'Fatura em aberto')
  const oferta = await montarOferta(mundo)
  const { id: venda } = await enviarVenda(mundo, await vendedorDe(mundo, oferta), oferta)
  const contrato = await prepararCobranca(mundo)
  const { id: atendimento } = await abrirAtendimento(mundo, contrato.atendente, contrato.contrato)
  const { id: boleto } = await emitirUm(mundo, contrato.contrato)
  const arquivos = await prepararArquivos(mundo)
  const aPagar = await arquivos.boleto('Ana', 99_90)
  const { id: retorno } = await arquivos.enviarRetorno([
    { ...aPagar, ocorrencia: '03', motivos: '1137' },
    { nosso_numero: '77777777', ocorrencia: '06', valor: 10_00, pago: 10_00 },
  ])
  return {
    venda,
    boleto,
    retorno,
    lote: await iniciarLote(mundo, (await prepararLote(mundo)).empresa),
    contrato: contrato.caminho,
    atendimento,
    usuario: pessoa.id,
    empresa: oferta.empresa.id,
    grupo: pessoa.grupoId,
    cliente: maria.id,
    webhook: await prepararWebhook(mundo),
    chaveApi: await prepararChave(mundo),
    linkDeSenha: linkDaCarta(carta),
    boletoDoCliente: (await prepararBoleto(mundo)).caminho,
  }
}
