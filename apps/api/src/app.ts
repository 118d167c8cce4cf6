import { configurarZod } from '@balcao/contract/mensagens'
import fastifyCookie from '@fastify/cookie'
import fastify, { type FastifyReply, LogController } from 'fastify'
import type pg from 'pg'
import { rotasDeAcesso } from './acesso/acesso.routes.ts'
import { criarAutenticador } from './acesso/autenticador.ts'
import { confirmarIdentidade } from './acesso/confirmacao.commands.ts'
import { convidar } from './acesso/convite.commands.ts'
import { contarTentativa, regrasDeTeste } from './acesso/freio.ts'
import { CAMINHO_DE_RETORNO, rotaDeRetornoMicrosoft } from './acesso/microsoft.routes.ts'
import { rotasDeAdicional } from './adicional/adicional.routes.ts'
import { rotasDeArquivo } from './arquivo/arquivo.routes.ts'
import { oidcEmVigor } from './auth/oidc.ts'
import { emissorDeTokens } from './auth/tokens.ts'
import { rotasDeCanalVenda } from './canal-venda/canal-venda.routes.ts'
import { rotasDeCep } from './cep/cep.routes.ts'
import { rotasDeCliente } from './cliente/cliente.routes.ts'
import { rotasDeLeituraDeCliente } from './cliente/leitura.routes.ts'
import { criarCofre } from './configuracao/cofre.ts'
import { rotasDeConfiguracao } from './configuracao/configuracao.routes.ts'
import { configuracaoPublica, provedorMicrosoft } from './configuracao/em-vigor.ts'
import type { Db } from './db/conexao.ts'
import type { Leitor } from './db/leitor.ts'
import { rotasDeEmpresa } from './empresa/empresa.routes.ts'
import type { Ambiente } from './env.ts'
import { rotasDeGrupo } from './grupo-permissao/grupo-permissao.routes.ts'
import { comprimirRespostas } from './http/compressao.ts'
import { rotasDeDocumentacao } from './http/docs.ts'
import { responderErro, responderErroDeConexao } from './http/erros.ts'
import { limitarPrazoDoCorpo } from './http/prazo-do-corpo.ts'
import { registroDoServidor } from './http/registro.ts'
import { registrarAcessos } from './http/registro-de-acessos.ts'
import type { Servidor } from './http/rota.ts'
import { rotasDeSaude } from './http/saude.ts'
import { cabecalhosDeDados, protegerCabecalhos } from './http/seguranca.ts'
import { servirWeb } from './http/web.ts'
import { rotasDeIcone } from './icone/icone.routes.ts'
import { rotaDeImagem } from './imagem/imagem.routes.ts'
import { rotasDeImportacao } from './importacao/importacao.routes.ts'
import type { Enfileirar } from './jobs/fila.ts'
import { rotasDeMunicipio } from './municipio/municipio.routes.ts'
import { rotasDeOferta } from './oferta/oferta.routes.ts'
import { rotasDePlano } from './plano/plano.routes.ts'
import { rotasDePromocao } from './promocao/promocao.routes.ts'
import { rotasDeRecurso } from './recurso/recurso.routes.ts'
import { abrirStorage } from './storage/abrir.ts'
import { rotasDeUsuario } from './usuario/usuario.routes.ts'

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
  aquecerImportador: () => void
}

/** The whole server, ready to listen. The list of routes is explicit: what is not here does not exist. */
export const montarApp = async (partes: Dependencias) => {
  const { env, db, pool, leitor, chaveMestra, enfileirar, aquecerImportador } = partes
  configurarZod()
  const tokens = emissorDeTokens(chaveMestra)
  const storage = await abrirStorage(env.storageUrl, chaveMestra)
  const https = env.urlPublica.startsWith('https:')
  const cofre = criarCofre(chaveMestra)
  const obterOidc = oidcEmVigor(
    () => provedorMicrosoft(db, cofre, env),
    `${env.urlPublica}${CAMINHO_DE_RETORNO}`,
  )

  const base = fastify({
    loggerInstance: registroDoServidor(env.nivelDeLog),
    logController: new LogController({ disableRequestLogging: true }),
    // One for all: making a logger for each request, which hardly ever logs, cost more than routing it.
    childLoggerFactory: (log) => log,
    bodyLimit: CORPO_MAXIMO,
    requestTimeout: MINUTOS_POR_ENVIO * 60_000,
    connectionTimeout: 2 * SEGUNDOS_POR_PEDIDO * 1000,
    trustProxy: env.proxiesConfiaveis.length ? env.proxiesConfiaveis : false,
    routerOptions: { maxParamLength: 200 },
    // Refusals of Fastify and of the HTTP parser themselves come out in the same shape as all others.
    frameworkErrors: (erro, req, res) =>
      void responderErro(erro, req, (res as FastifyReply).headers(cabecalhosDeDados(https))),
    clientErrorHandler: responderErroDeConexao,
  })
  const app = Object.assign(base, {
    endpoints: [],
    deps: { db, autenticar: criarAutenticador({ pool, leitor, tokens }) },
  }) as unknown as Servidor

  app.setErrorHandler(responderErro)
  limitarPrazoDoCorpo(app, SEGUNDOS_POR_PEDIDO * 1000)
  app.removeContentTypeParser('text/plain')
  registrarAcessos(app, env.nivelDeLog)
  protegerCabecalhos(app, https)
  comprimirRespostas(app)

  rotasDeSaude(app, pool)
  // Logging in with Microsoft is all that ever reads a cookie.
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
    frear: (db, usuarioId) => contarTentativa(db, regrasDeTeste(usuarioId)),
  })
  rotasDeEmpresa(app)
  rotasDeCanalVenda(app)
  rotasDeGrupo(app)
  rotasDeUsuario(app, {
    enviarConvite: (db, usuarioId) => convidar(db, { env, cofre, enfileirar }, usuarioId),
    temMicrosoft: async () => (await obterOidc()) !== null,
    confirmarIdentidade,
    aviso: { env, cofre, enfileirar },
  })
  rotasDeRecurso(app)
  rotasDeAdicional(app)
  rotasDePlano(app)
  rotasDeArquivo(app, storage)
  rotaDeImagem(app, storage)
  rotasDeIcone(app)
  rotasDePromocao(app)
  rotasDeCliente(app)
  rotasDeLeituraDeCliente(app, { pool })
  rotasDeImportacao(app, { storage, enfileirar, aquecerImportador })
  rotasDeOferta(app)
  rotasDeMunicipio(app)
  rotasDeCep(app, env.cepUrl)
  rotasDeDocumentacao(app)
  servirWeb(app, { https, ler: () => configuracaoPublica(db, cofre, env) })
  return app
}
