import type { FalhaDoAparelho } from '#aparelho/banco.ts'

export const textos = {
  salvo: {
    aqui: 'Salvo neste aparelho',
    salvando: 'Salvando neste aparelho…',
    servidor: (hora: string) => `no servidor às ${hora}`,
    servidorNoDia: (quando: string) => `no servidor em ${quando}`,
    aindaNao: 'ainda não no servidor',
    semRede: 'o mais novo vai ao servidor quando houver rede',
    soServidor: (hora: string) => `Salvo só no servidor, às ${hora}`,
    emLugarNenhum: 'Ainda não salvo',
  },
  falha: {
    cheio:
      'Este aparelho está sem espaço, e a venda fica guardada só no servidor. Apague fotos ou aplicativos que não usa, e não feche esta página sem rede.',
    recusado:
      'Este navegador não guarda nada neste aparelho, como numa janela anônima. A venda fica guardada só no servidor: não feche esta página sem rede, ou abra o programa numa janela comum.',
  } satisfies Record<FalhaDoAparelho, string>,
  recusa: (motivo: string) => `O servidor não guardou este rascunho: ${motivo} Neste aparelho ele continua.`,
  podeSumir:
    'Este navegador não garante que o que está guardado aqui fique para sempre. Enquanto não houver rede, não limpe os dados do navegador; com o programa instalado, o risco some.',
  entendi: 'Entendi',
  perdidos: (campos: string) =>
    `Este rascunho é de uma versão anterior do programa. Não foi possível trazer: ${campos}. Confira e preencha de novo o que faltar.`,
  semRede: 'Este rascunho não está neste aparelho, e sem rede não dá para buscá-lo no servidor.',
  voltarAoInicio: 'Ir para Vender',
  fim: {
    enviado: {
      titulo: 'Esta venda já foi enviada',
      texto: 'O envio foi feito em outra aba ou aparelho. Nada mais muda neste rascunho.',
    },
    descartado: {
      titulo: 'Este rascunho foi descartado em outro lugar',
      texto:
        'Foi em outra aba ou aparelho, ou ficou parado por mais tempo do que o provedor guarda. O que foi digitado ainda está nesta tela.',
      continuar: 'Continuar com ele',
      descartar: 'Descartar aqui também',
    },
  },
  correcao: {
    titulo: (protocolo: number) => `Correção da venda ${protocolo}`,
    semMotivo: 'Mude o que precisar e envie de novo na revisão.',
    fim: {
      enviado: {
        titulo: 'Esta venda não pode mais ser corrigida',
        texto:
          'A correção já foi enviada em outra aba ou aparelho, ou a venda mudou de situação. Veja como ela está em Vender.',
      },
      descartado: {
        titulo: 'Esta correção foi descartada em outro lugar',
        texto:
          'Foi em outra aba ou aparelho, ou ficou parada por mais tempo do que o provedor guarda. O que foi digitado ainda está nesta tela.',
      },
    },
  },
  conflito: {
    titulo: 'Este rascunho mudou em dois lugares',
    esta: (quando: string) => `A versão deste aparelho foi digitada em ${quando}.`,
    outro: (dispositivo: string, quando: string) =>
      `A outra versão foi salva em ${quando}, por ${dispositivo}.`,
    outraAba: (quando: string) => `A outra versão foi salva em ${quando}, em outra aba deste aparelho.`,
    explicacao: 'Nada se perdeu: escolha, campo a campo, o que deve valer.',
    tudoDaqui: 'Tudo deste aparelho',
    tudoDeLa: 'Tudo da outra versão',
    daqui: 'Neste aparelho',
    deLa: 'Na outra versão',
    ficar: 'Usar este',
    valer: 'Continuar assim',
    depois: 'Decidir depois',
    pendente: 'Há duas versões deste rascunho. O servidor espera a sua escolha.',
    decidir: 'Escolher',
  },
}

/** How people call each field, by its path in the draft. */
export const nomesDosCampos: Record<string, string> = {
  empresa_id: 'Empresa',
  canal_venda_id: 'Canal de venda',
  vendedor_id: 'Vendedor',
  'cliente.id': 'Cliente do cadastro',
  'cliente.tipo_pessoa': 'Tipo de pessoa',
  'cliente.cpf_cnpj': 'CPF ou CNPJ',
  'cliente.nome': 'Nome',
  'cliente.nome_social': 'Nome social',
  'cliente.nome_fantasia': 'Nome fantasia',
  'cliente.rg': 'RG',
  'cliente.inscricao_estadual': 'Inscrição estadual',
  'cliente.data_nascimento': 'Data de nascimento',
  'cliente.nome_mae': 'Nome da mãe',
  'cliente.responsavel': 'Responsável',
  'cliente.email': 'E-mail',
  'cliente.telefones': 'Telefones',
  'endereco.id': 'Endereço do cadastro',
  'endereco.cep': 'CEP',
  'endereco.logradouro': 'Logradouro',
  'endereco.numero': 'Número',
  'endereco.complemento': 'Complemento',
  'endereco.bairro': 'Bairro',
  'endereco.codigo_ibge': 'Cidade',
  'endereco.referencia': 'Ponto de referência',
  'endereco.latitude': 'Latitude',
  'endereco.longitude': 'Longitude',
  plano_id: 'Plano',
  adicionais: 'Adicionais',
  promocoes: 'Promoções',
  cupom: 'Cupom',
  dia_vencimento: 'Dia do vencimento',
  forma_pagamento: 'Forma de pagamento',
  'agendamento.data': 'Dia desejado para a instalação',
  'agendamento.turno': 'Turno',
  observacoes: 'Observações',
}
