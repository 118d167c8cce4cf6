export const textos = {
  rotulos: {
    cep: 'CEP',
    logradouro: 'Logradouro',
    numero: 'Número',
    complemento: 'Complemento',
    bairro: 'Bairro',
    cidade: 'Cidade',
  },
  numero: 'Nº ou S/N',
  /** The result of the lookup. ENCONTRADO needs no text. */
  situacaoDoCep: {
    PROCURANDO: 'Procurando o CEP…',
    ENCONTRADO: '',
    DESCONHECIDO: 'CEP não encontrado: preencha o endereço.',
    INDISPONIVEL: 'A busca de CEP não respondeu: preencha o endereço.',
    DESLIGADA: 'A busca de CEP está desligada: preencha o endereço.',
  },
  cep: {
    trecho: 'Trecho: {0}',
    pertence: 'Este CEP é de {0}.',
    usar: 'Usar este endereço',
  },
  busca: {
    digite: 'Digite o nome da cidade',
    procurando: 'Procurando…',
    falhou: 'Não foi possível procurar. Tente de novo.',
  },
  cidades: {
    adicionar: 'Adicionar uma cidade',
    adicionarEstado: 'Adicionar um estado inteiro',
    escolhaEstado: 'Escolha o estado',
    ja: '{0} (já escolhida)',
    escolhidas: 'Cidades escolhidas',
    nenhuma: 'Nenhuma cidade escolhida',
    uma: '1 cidade',
    varias: '{0} cidades',
    estadoInteiro: '{0} (estado inteiro)',
    tirar: 'Tirar {0}',
    tirarEstado: 'Tirar todas de {0}',
    mostrarMais: 'Mostrar mais {0}',
  },
}
