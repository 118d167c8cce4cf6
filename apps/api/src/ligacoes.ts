import { referenciasDaChaveApi } from '#acesso/chave-api/chave-api.referencias.ts'
import { referenciasDaCredencial } from '#acesso/credencial/credencial.referencias.ts'
import { pessoasDosGrupos } from '#acesso/grupo-permissao/pessoas.ts'
import { encurtarSessoes } from '#acesso/sessao/sessao.commands.ts'
import { referenciasDaSessao } from '#acesso/sessao/sessao.referencias.ts'
import { ganharEmpresa } from '#acesso/usuario/acesso-do-usuario.commands.ts'
import { administradores, travarMudancaDeAcesso } from '#acesso/usuario/administrador.ts'
import { pessoasDeDireitos } from '#acesso/usuario/direitos.queries.ts'
import { pessoasDoGrupo } from '#acesso/usuario/pessoas-do-grupo.ts'
import { referenciasDoUsuario } from '#acesso/usuario/usuario.referencias.ts'
import { ofertasComAdicionais } from '#catalogo/adicional/ofertas.ts'
import { planoVendidoPor, vendidoNaCidade } from '#catalogo/plano/plano.queries.ts'
import { referenciasDoPlano } from '#catalogo/plano/plano.referencias.ts'
import { exigirObrigatoriosCompativeis } from '#catalogo/plano/plano-regras.ts'
import { exigirObrigatoriosDoPlano } from '#catalogo/promocao/obrigatorios-do-plano.ts'
import { adicionaisNasOfertas } from '#catalogo/promocao/obrigatorios-juntos.ts'
import { referenciasDaPromocao } from '#catalogo/promocao/promocao.referencias.ts'
import { referenciasDoCliente } from '#clientes/cliente/cliente.referencias.ts'
import { registrarEsquecimento } from '#clientes/cliente/esquecer.ts'
import {
  registrarReferenciasAoCliente,
  registrarReferenciasAoEndereco,
} from '#clientes/cliente/referencias.ts'
import { registrarSecoesDoArquivo } from '#clientes/cliente/secoes.ts'
import { situacaoEmVigor } from '#clientes/cliente/situacao-pelos-contratos.ts'
import { esquecerNasImportacoes } from '#clientes/importacao/esquecer.commands.ts'
import { referenciasDaImportacao } from '#clientes/importacao/importacao.referencias.ts'
import { referenciasDoAvisoDePagamento } from '#cobranca/aviso/aviso.referencias.ts'
import { alcanceDosBoletos } from '#cobranca/boleto/alcance-vivo.queries.ts'
import { boletoDoCliente, referenciasDoBoleto } from '#cobranca/boleto/boleto.referencias.ts'
import { cancelarComAVenda } from '#cobranca/boleto/com-a-venda.commands.ts'
import { temBoletoDaVenda } from '#cobranca/boleto/da-venda.queries.ts'
import { emitidosDosMeses } from '#cobranca/boleto/dos-meses.queries.ts'
import { boletosEmAberto, esquecerNosBoletos } from '#cobranca/boleto/esquecer.commands.ts'
import { boletoVencido } from '#cobranca/boleto/restricao.queries.ts'
import { referenciasDaContaBancaria } from '#cobranca/conta-bancaria/conta-bancaria.referencias.ts'
import { referenciasDoRetorno } from '#cobranca/retorno/retorno.referencias.ts'
import { contasDaDemo } from '#demo/contas.ts'
import { registrarCitados } from '#infra/auditoria/nomes-alcancados.ts'
import { registrarReferencias } from '#infra/referencia/referencias.ts'
import { registrarAlcance, soDestes } from '#infra/vivo/alcance.ts'
import { referenciasDaMeta } from '#painel/meta/meta.referencias.ts'
import { alcanceDosAtendimentos } from '#posvenda/atendimento/alcance-vivo.queries.ts'
import { referenciasDoAtendimento } from '#posvenda/atendimento/atendimento.referencias.ts'
import { atendimentoDoCliente } from '#posvenda/atendimento/do-cliente.ts'
import { atendimentosEmAberto, esquecerNosAtendimentos } from '#posvenda/atendimento/esquecer.commands.ts'
import { canalAtende } from '#provedor/canal-venda/canal-venda.queries.ts'
import { referenciasDoCanalVenda } from '#provedor/canal-venda/canal-venda.referencias.ts'
import { quemEntra } from '#provedor/configuracao/quem-entra.ts'
import { empresaEntre } from '#provedor/empresa/alcance.ts'
import { darAQuemCriou } from '#provedor/empresa/empresa.commands.ts'
import { cidadeVendida } from '#provedor/municipio/cidade-vendida.ts'
import { referenciasDoWebhook } from '#provedor/webhook/webhook.referencias.ts'
import { referenciasDoAceite } from '#vendas/aceite/aceite.referencias.ts'
import { cobradaAParte } from '#vendas/aceite/cobrada-a-parte.ts'
import { aceiteDoCliente, aceitesDaPessoa } from '#vendas/aceite/da-pessoa.queries.ts'
import { esquecerNosAceites } from '#vendas/aceite/esquecer.commands.ts'
import { passarAceites } from '#vendas/aceite/passar.commands.ts'
import { descartarAnexos } from '#vendas/anexo/anexo.commands.ts'
import { vendaDoAnexo } from '#vendas/anexo/venda-do-anexo.ts'
import { avisarDaVenda } from '#vendas/aviso/avisar.commands.ts'
import { referenciasDoAviso } from '#vendas/aviso/aviso.referencias.ts'
import { alcanceDosContratos } from '#vendas/contrato/alcance-vivo.queries.ts'
import { boletosDosMeses } from '#vendas/contrato/avisos-dos-boletos.ts'
import { situacaoPeloContratoEmVigor } from '#vendas/contrato/clientes-do-contrato.commands.ts'
import {
  ativarContrato,
  cancelarContrato,
  contratoEmVigor,
  criarContrato,
  enderecosDosContratos,
} from '#vendas/contrato/contrato.commands.ts'
import {
  contratoDoCliente,
  contratoNoEndereco,
  eventoNoEndereco,
  referenciasDoContrato,
  transferenciaAoCliente,
} from '#vendas/contrato/contrato.referencias.ts'
import { contratosEmVigor, esquecerNosContratos } from '#vendas/contrato/esquecer.commands.ts'
import { rascunhosDaPessoa } from '#vendas/rascunho/da-pessoa.queries.ts'
import { esquecerNosRascunhos, travarNosRascunhos } from '#vendas/rascunho/esquecer.commands.ts'
import { anexosDoRascunho } from '#vendas/rascunho/rascunho.commands.ts'
import { referenciasDoRascunho } from '#vendas/rascunho/rascunho.referencias.ts'
import { vendaDoRascunho } from '#vendas/rascunho/venda-do-rascunho.ts'
import { registrarOuvintesDaVenda } from '#vendas/venda/acontecimentos.ts'
import { alcanceDasVendas } from '#vendas/venda/alcance-vivo.queries.ts'
import { contratoDaVenda } from '#vendas/venda/contrato-da-venda.ts'
import { respostasAosRascunhos } from '#vendas/venda/correcao.queries.ts'
import { vendaDoCliente } from '#vendas/venda/do-cliente.ts'
import { emitirDaVenda } from '#vendas/venda/emitir.commands.ts'
import { esquecerNasVendas, vendasEmAndamento } from '#vendas/venda/esquecer.commands.ts'
import { registrarRegrasDeRestricao } from '#vendas/venda/restricoes.ts'
import { enderecosComContrato } from '#vendas/venda/sinais.queries.ts'
import { referenciasDaVenda, vendaNoEndereco } from '#vendas/venda/venda.referencias.ts'
import { respostasAosAnexos } from '#vendas/venda/venda-do-anexo.queries.ts'

// Plugs in what goes against the order of areas: the answers for nouns that must not know who gives them.

registrarReferencias([
  ...referenciasDoCanalVenda,
  ...referenciasDoWebhook,
  ...referenciasDoUsuario,
  ...referenciasDaCredencial,
  ...referenciasDaSessao,
  ...referenciasDaChaveApi,
  ...referenciasDoPlano,
  ...referenciasDaPromocao,
  ...referenciasDoCliente,
  ...referenciasDaImportacao,
  ...referenciasDoRascunho,
  ...referenciasDaVenda,
  ...referenciasDoContrato,
  ...referenciasDoAceite,
  ...referenciasDoAviso,
  ...referenciasDaContaBancaria,
  ...referenciasDoBoleto,
  ...referenciasDoRetorno,
  ...referenciasDoAvisoDePagamento,
  ...referenciasDoAtendimento,
  ...referenciasDaMeta,
])
registrarReferenciasAoCliente(
  vendaDoCliente,
  contratoDoCliente,
  transferenciaAoCliente,
  aceiteDoCliente,
  boletoDoCliente,
  atendimentoDoCliente,
)
registrarReferenciasAoEndereco(vendaNoEndereco, contratoNoEndereco, eventoNoEndereco)

registrarCitados(
  {
    tabela: 'empresa',
    nome: 'nome_fantasia',
    alcance: empresaEntre,
    camposQueCitam: {
      plano: 'empresas',
      canal_venda: 'empresas',
      usuario: 'empresas',
      chave_api: 'empresas',
      webhook: 'empresas',
      venda: 'empresa',
    },
  },
  {
    tabela: 'canal_venda',
    nome: 'nome',
    alcance: canalAtende,
    camposQueCitam: { plano: 'canais', promocao: 'canais', usuario: 'canal_venda' },
  },
  { tabela: 'plano', nome: 'nome', alcance: planoVendidoPor, camposQueCitam: { promocao: 'planos' } },
)

darAQuemCriou.encaixar(ganharEmpresa)
cidadeVendida.encaixar(vendidoNaCidade)
quemEntra.encaixar({ travarMudancaDeAcesso, administradores, encurtarSessoes, contasDaDemo })
pessoasDosGrupos.encaixar(pessoasDoGrupo)
ofertasComAdicionais.encaixar(adicionaisNasOfertas)
exigirObrigatoriosCompativeis.encaixar(exigirObrigatoriosDoPlano)
registrarEsquecimento(
  { esquecer: esquecerNasImportacoes },
  { esquecer: esquecerNosRascunhos, travar: travarNosRascunhos },
  { esquecer: esquecerNasVendas, prende: vendasEmAndamento },
  { esquecer: esquecerNosContratos, prende: contratosEmVigor },
  { esquecer: esquecerNosAceites },
  { esquecer: esquecerNosBoletos, prende: boletosEmAberto },
  { esquecer: esquecerNosAtendimentos, prende: atendimentosEmAberto },
)
registrarSecoesDoArquivo(rascunhosDaPessoa, aceitesDaPessoa)
vendaDoRascunho.encaixar(respostasAosRascunhos)
situacaoEmVigor.encaixar(situacaoPeloContratoEmVigor)
contratoDaVenda.encaixar({ criar: criarContrato, ativar: ativarContrato, cancelar: cancelarContrato })
enderecosComContrato.encaixar(enderecosDosContratos)
boletosDosMeses.encaixar(emitidosDosMeses)
cobradaAParte.encaixar(temBoletoDaVenda)
registrarRegrasDeRestricao(contratoEmVigor, boletoVencido)
anexosDoRascunho.encaixar(descartarAnexos)
vendaDoAnexo.encaixar(respostasAosAnexos)
registrarOuvintesDaVenda(avisarDaVenda, emitirDaVenda, passarAceites, cancelarComAVenda)
registrarAlcance('venda', alcanceDasVendas)
registrarAlcance('contrato', alcanceDosContratos)
registrarAlcance('aviso', soDestes)
registrarAlcance('boleto', alcanceDosBoletos)
registrarAlcance('atendimento', alcanceDosAtendimentos)
registrarAlcance('direitos', pessoasDeDireitos)
