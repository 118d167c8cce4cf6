import { corposDeWebhook } from '@balcao/contract/provedor/webhook-corpo'
import { configurarZod } from '@balcao/contract/valores/mensagens'
import './ligacoes.ts'
import fastifyCookie from '@fastify/cookie'
import fastify, { type FastifyReply, LogController } from 'fastify'
import type pg from 'pg'
import { esquecerCredencial, esquecerLinks } from '#acesso/credencial/credencial.commands.ts'
import { encerrarSessoes } from '#acesso/sessao/sessao.commands.ts'
import { rotasDeSessao } from '#acesso/sessao/sessao.routes.ts'
import { rotaDeEnvioDeImagem } from '#provedor/imagem/envio.routes.ts'
import { rotasDeChaveApi } from './acesso/chave-api/chave-api.routes.ts'
import { rotasDeGrupo } from './acesso/grupo-permissao/grupo-permissao.routes.ts'
import { criarAutenticador } from './acesso/login/autenticador.ts'
import { confirmarIdentidade } from './acesso/login/confirmacao.commands.ts'
import { convidar, darLinkDeSenha } from './acesso/login/convite.commands.ts'
import { rotasDeAcesso } from './acesso/login/login.routes.ts'
import { CAMINHO_DE_RETORNO, rotaDeRetornoMicrosoft } from './acesso/login/microsoft.routes.ts'
import { sessaoAberta } from './acesso/login/sessao-aberta.queries.ts'
import { rotasDeUsuario } from './acesso/usuario/usuario.routes.ts'
import { rotasDeAdicional } from './catalogo/adicional/adicional.routes.ts'
import { rotasDeOferta } from './catalogo/oferta/oferta.routes.ts'
import { rotasDePlano } from './catalogo/plano/plano.routes.ts'
import { rotasDePromocao } from './catalogo/promocao/promocao.routes.ts'
import { rotasDeRecurso } from './catalogo/recurso/recurso.routes.ts'
import { rotasDeCliente } from './clientes/cliente/cliente.routes.ts'
import { rotasDeLeituraDeCliente } from './clientes/cliente/leitura.routes.ts'
import { rotasDeImportacao } from './clientes/importacao/importacao.routes.ts'
import { rotasDeAvisoDePagamento } from './cobranca/aviso/aviso.routes.ts'
import { rotasDeBoleto } from './cobranca/boleto/boleto.routes.ts'
import { criarLinksDoBoleto } from './cobranca/boleto/link.ts'
import { rotasDoLote } from './cobranca/boleto/lote/lote.routes.ts'
import { rotasDaRemessa } from './cobranca/boleto/remessa/remessa.routes.ts'
import { rotasDeContaBancaria } from './cobranca/conta-bancaria/conta-bancaria.routes.ts'
import { rotasDeRetorno } from './cobranca/retorno/retorno.routes.ts'
import { rotasDaSuspensao } from './cobranca/suspensao/suspensao.routes.ts'
import type { Ambiente } from './env.ts'
import { apagarDepoisDoBackup } from './infra/arquivo/apagar-depois.ts'
import { chavesDosArquivos } from './infra/auth/chaves.ts'
import { oidcEmVigor } from './infra/auth/oidc.ts'
import { emissorDeTokens } from './infra/auth/tokens.ts'
import type { Db } from './infra/db/conexao.ts'
import type { Leitor } from './infra/db/leitor.ts'
import { contarTentativa, regrasDeExperimento } from './infra/freio/freio.ts'
import { comprimirRespostas } from './infra/http/compressao.ts'
import { rotasDeDocumentacao } from './infra/http/docs.ts'
import { responderErro, responderErroDeConexao } from './infra/http/erros.ts'
import { gerarIds, identificarPedidos } from './infra/http/id-do-pedido.ts'
import { criarLog } from './infra/http/log.ts'
import { logarRespostas } from './infra/http/log-de-respostas.ts'
import { limitarPrazoDoCorpo } from './infra/http/prazo-do-corpo.ts'
import type { Servidor } from './infra/http/rota.ts'
import { rotasDeSaude } from './infra/http/saude.ts'
import { cabecalhosDeDados, protegerCabecalhos } from './infra/http/seguranca.ts'
import type { Enfileirar, RepetirTrabalho } from './infra/jobs/fila.ts'
import { prepararMetricas } from './infra/metricas/metricas.routes.ts'
import type { Rastros } from './infra/observacao/rastros.ts'
import { abrirStorage } from './infra/storage/abrir.ts'
import { rotasDoVivo } from './infra/vivo/vivo.routes.ts'
import { rotasDaMeta } from './painel/meta/meta.routes.ts'
import { rotasDoPainel } from './painel/painel/painel.routes.ts'
import { rotasDeAtendimento } from './posvenda/atendimento/atendimento.routes.ts'
import { rotasDoResumoDoCliente } from './posvenda/resumo-do-cliente/resumo-do-cliente.routes.ts'
import { rotasDeCanalVenda } from './provedor/canal-venda/canal-venda.routes.ts'
import { rotasDeCep } from './provedor/cep/cep.routes.ts'
import { criarCofre } from './provedor/configuracao/cofre.ts'
import { rotasDeConfiguracao } from './provedor/configuracao/configuracao.routes.ts'
import {
  configuracaoPublica,
  exigirEnvioDeEmail,
  provedorMicrosoft,
} from './provedor/configuracao/em-vigor.ts'
import { rotasDeEmpresa } from './provedor/empresa/empresa.routes.ts'
import { rotasDeIcone } from './provedor/icone/icone.routes.ts'
import { rotaDeImagem } from './provedor/imagem/imagem.routes.ts'
import { rotasDeMunicipio } from './provedor/municipio/municipio.routes.ts'
import { servirWeb } from './provedor/pagina/pagina.ts'
import { rotasDaSituacao } from './provedor/situacao/situacao.routes.ts'
import { criarAlcance } from './provedor/webhook/rede.ts'
import { rotasDeWebhook } from './provedor/webhook/webhook.routes.ts'
import { rotasDeAceite } from './vendas/aceite/aceite.routes.ts'
import { criarLinks } from './vendas/aceite/link.ts'
import { rotasDeAnexo } from './vendas/anexo/anexo.routes.ts'
import { rotasDeAviso } from './vendas/aviso/aviso.routes.ts'
import { rotasDeContrato } from './vendas/contrato/contrato.routes.ts'
import { rotasDePrimeirosPassos } from './vendas/primeiros-passos/primeiros-passos.routes.ts'
import { rotasDeRascunho } from './vendas/rascunho/rascunho.routes.ts'
import { rotasDaAnalise } from './vendas/venda/analise/analise.routes.ts'
import { rotasDaListaDeVendas } from './vendas/venda/lista/lista.routes.ts'
import { rotasDeVenda } from './vendas/venda/venda.routes.ts'
import { VERSAO } from './versao.ts'

const CORPO_MAXIMO = 256 * 1024
const SEGUNDOS_POR_PEDIDO = 30
const MINUTOS_POR_ENVIO = 30

export type Dependencias = {
  env: Ambiente
  db: Db
  pool: pg.Pool
  leitor: Leitor
  chaveMestra: Buffer
  enfileirar: Enfileirar
  repetirTrabalho: RepetirTrabalho
  aquecerImportador: () => void
  rastros?: Rastros | undefined
}

/** The whole server, ready to listen. The list of routes is explicit: what is not here does not exist. */
export const montarApp = async (partes: Dependencias) => {
  const { env, db, pool, leitor, chaveMestra, enfileirar, repetirTrabalho, aquecerImportador } = partes
  configurarZod()
  const tokens = emissorDeTokens(chaveMestra)
  const { atual, antigas } = chavesDosArquivos(chaveMestra, env.chavesDosArquivos)
  const storage = apagarDepoisDoBackup(await abrirStorage(env.storageUrl, atual, antigas), db, enfileirar)
  const https = env.urlPublica.startsWith('https:')
  const cofre = criarCofre(chaveMestra)
  const exigirEmail = (db: Db) => exigirEnvioDeEmail(db, env)
  const obterOidc = oidcEmVigor(
    () => provedorMicrosoft(db, cofre, env),
    `${env.urlPublica}${CAMINHO_DE_RETORNO}`,
  )

  const base = fastify({
    loggerInstance: criarLog(env.nivelDeLog),
    logController: new LogController({ disableRequestLogging: true }),
    // One logger for all: creating one per request, which hardly ever logs, cost more than the routing.
    childLoggerFactory: (log) => log,
    genReqId: gerarIds(),
    bodyLimit: CORPO_MAXIMO,
    requestTimeout: MINUTOS_POR_ENVIO * 60_000,
    connectionTimeout: 2 * SEGUNDOS_POR_PEDIDO * 1000,
    // How often Node looks for headers that are late. Its own thirty seconds would double their time.
    http: { connectionsCheckingInterval: 5_000 },
    trustProxy: env.proxiesConfiaveis.length ? env.proxiesConfiaveis : false,
    routerOptions: { maxParamLength: 200 },
    // Refusals by Fastify and by the HTTP parser get the same shape as all others.
    frameworkErrors: (erro, req, res: FastifyReply) => {
      responderErro(erro, req, res.headers({ ...cabecalhosDeDados(https), 'x-request-id': req.id }))
      // No hook runs for an address that cannot be read.
      req.log.info({ reqId: req.id, metodo: req.method, status: res.statusCode }, 'endereço malformado')
    },
    clientErrorHandler: responderErroDeConexao,
  })
  const app = Object.assign(base, {
    endpoints: [],
    deps: { db, autenticar: criarAutenticador({ db, leitor, tokens }) },
  }) as unknown as Servidor

  app.setErrorHandler(responderErro)
  limitarPrazoDoCorpo(app, SEGUNDOS_POR_PEDIDO * 1000)
  app.removeContentTypeParser('text/plain')
  identificarPedidos(app, partes.rastros)
  logarRespostas(app, env.nivelDeLog)
  const rotaDeMetricas = prepararMetricas(app, env.tokenDasMetricas)
  protegerCabecalhos(app, https)
  comprimirRespostas(app)

  rotasDeSaude(app, pool)
  const { ligacoesVivas } = rotasDoVivo(app, {
    pool,
    reconhecer: (sessaoId) => sessaoAberta({ leitor }, sessaoId).quem(),
  })
  rotaDeMetricas({ pool, versao: VERSAO, ligacoesVivas })
  // Only the Microsoft login ever reads a cookie.
  await app.register(async (escopo) => {
    const comCookies = escopo as unknown as Servidor
    await comCookies.register(fastifyCookie)
    rotasDeAcesso(comCookies, { tokens, enfileirar, obterOidc, seguro: https })
    rotaDeRetornoMicrosoft(comCookies, { tokens, obterOidc, urlPublica: env.urlPublica, seguro: https })
  })
  rotasDeConfiguracao(app, {
    env,
    cofre,
    enfileirar,
    confirmarIdentidade,
    frear: (db, usuarioId) => contarTentativa(db, regrasDeExperimento(usuarioId)),
  })
  rotasDaSituacao(app, { env, pool, cofre, storage, repetirTrabalho })
  rotasDeWebhook(app, { cofre, enfileirar, alcanca: criarAlcance(env.redesDosWebhooks) })
  rotasDeEmpresa(app)
  rotasDeCanalVenda(app)
  rotasDeGrupo(app)
  rotasDeUsuario(app, {
    enviarConvite: (db, usuarioId) => convidar(db, { env, cofre, enfileirar }, usuarioId),
    enviarLinkDeSenha: (db, usuario) => darLinkDeSenha(db, { env, cofre, enfileirar }, usuario),
    temMicrosoft: async () => (await obterOidc()) !== null,
    esquecerCredencial,
    esquecerLinks,
    encerrarSessoes: (db, usuarioId) => encerrarSessoes(db, 'USUARIO', usuarioId),
    confirmarIdentidade,
    aviso: { env, cofre, enfileirar },
  })
  rotasDeSessao(app)
  rotasDeChaveApi(app, { confirmarIdentidade })
  rotasDeRecurso(app)
  rotasDeAdicional(app)
  rotasDePlano(app)
  rotaDeEnvioDeImagem(app, { storage, enfileirar })
  rotaDeImagem(app, storage)
  rotasDeIcone(app)
  rotasDePromocao(app)
  rotasDeCliente(app)
  rotasDeLeituraDeCliente(app, { pool })
  rotasDeImportacao(app, { storage, enfileirar, aquecerImportador })
  rotasDeOferta(app)
  rotasDeRascunho(app)
  rotasDaListaDeVendas(app)
  rotasDaAnalise(app)
  rotasDeVenda(app)
  rotasDeAviso(app)
  rotasDeContrato(app)
  await rotasDeAnexo(app, { storage, enfileirar })
  const links = criarLinks(chaveMestra, env.urlPublica)
  rotasDeAceite(app, { storage, enfileirar, cofre, exigirEmail, links })
  rotasDeContaBancaria(app, { cofre })
  rotasDeAvisoDePagamento(app, { cofre })
  rotasDoLote(app, { enfileirar })
  rotasDaRemessa(app, { storage, enfileirar })
  const linksDoBoleto = criarLinksDoBoleto(chaveMestra, env.urlPublica)
  rotasDeBoleto(app, { cofre, enfileirar, exigirEmail, links: linksDoBoleto })
  rotasDaSuspensao(app)
  rotasDeRetorno(app, { storage, enfileirar })
  rotasDeAtendimento(app, { storage, enfileirar, exigirEmail })
  rotasDoResumoDoCliente(app)
  rotasDoPainel(app)
  rotasDaMeta(app)
  rotasDePrimeirosPassos(app)
  rotasDeMunicipio(app)
  rotasDeCep(app, env.cepUrl)
  rotasDeDocumentacao(app, corposDeWebhook)
  servirWeb(app, { https, ler: () => configuracaoPublica(db, cofre, env) })
  return app
}
