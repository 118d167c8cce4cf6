import type { ModoDeImportacao, TratoDoOpcional } from '@balcao/contract/clientes/importacao/importacao'

export const textos = {
  titulo: 'Importar clientes',
  etapas: ['Arquivo', 'Conferência', 'Importação', 'Resultado'],
  nomeDasEtapas: 'Etapas',
  etapa: (n: number, nome: string) => `Etapa ${n} de 4: ${nome}`,
  outroArquivo: 'Importar outro arquivo',
  naoAbriu: 'Esta importação não pôde ser aberta.',
  semVisualizar:
    'Para importar é preciso também a permissão de visualizar clientes: a prévia e as linhas rejeitadas mostram os dados deles.',

  arquivo: {
    titulo: 'Escolha a planilha',
    promessa:
      'Nada muda no cadastro ao enviar: antes de importar você confere as colunas e uma prévia. Quem já está no ' +
      'cadastro é reconhecido pelo CPF ou CNPJ; ninguém fica em dobro. A planilha traz só o cadastro: contratos, com ' +
      'os seus atendimentos e boletos mensais, nascem das vendas.',
    empresa: 'Empresa',
    empresaExplicada: 'Os clientes do arquivo entram nesta empresa.',
    nenhumaEmpresa: 'Escolha a empresa',
    escolhaEmpresa: 'Escolha antes a empresa que recebe os clientes',
    semEmpresa: 'Para importar clientes é preciso ter acesso a ao menos uma empresa ativa.',
    rotulo: 'Planilha de clientes',
    solte: 'Arraste a planilha para cá ou',
    formatos: 'CSV ou XLSX, até 100 MB. A primeira linha deve ter os nomes das colunas.',
    modelo: 'Baixar planilha modelo',
    nomeDoModelo: 'modelo-de-clientes.csv',
    lendo: 'Arquivo recebido. Lendo as colunas…',
    grande: (tem: string) => `O arquivo tem ${tem} e o limite é de 100 MB. Divida a planilha em partes.`,
  },

  emAndamento: {
    naFila: (arquivo: string) => `${arquivo} na fila para importar`,
    rodando: (arquivo: string, parte: number) => `${arquivo} em andamento, ${Math.floor(parte * 100)}%`,
    acompanhar: 'Acompanhar',
  },

  dados: {
    rotulo: 'Arquivo aberto',
    descartar: 'Descartar',
    descartarPergunta: (arquivo: string) => `Descartar ${arquivo}?`,
    descartarConsequencia:
      'Nada foi importado ainda. O arquivo é apagado do servidor; para importá-lo será preciso enviar de novo.',
    separador: (qual: string) => `separado por ${qual}`,
    codificacao: (qual: string) => `codificação ${qual}`,
    deixaDeFora: 'campos opcionais errados ficam de fora',
    enviado: (quem: string, quando: string) => `enviado por ${quem} em ${quando}`,
  },

  colunas: {
    titulo: 'Colunas do arquivo',
    lembradas: 'Ligadas como na última importação de um arquivo com estas colunas. Confira.',
    reconhecidas: 'Ligadas pelo nome e pelo conteúdo de cada coluna. Confira e corrija o que for preciso.',
    campo: (coluna: string) => `O que a coluna ${coluna} preenche`,
    semNome: (posicao: number) => `Coluna ${posicao} (sem nome)`,
    semExemplo: 'Vazia nas primeiras linhas',
    naoImportar: 'Não importar',
    obrigatorio: (nome: string) => `${nome} *`,
    lembrada: 'Como da última vez',
    reconhecida: 'Reconhecida',
    ignorada: 'Não reconhecida: fica de fora',
    repetida: (colunas: string) => `Já preenchido por ${colunas}. Escolha só uma coluna.`,
    obrigatorios: 'Obrigatórios',
    falta: (campo: string) => `${campo}: escolha a coluna`,
    preenchido: (campo: string, coluna: string) => `${campo}: coluna ${coluna}`,
  },

  modo: {
    titulo: 'Quem já está no cadastro',
    rotulo: 'O que fazer',
    explicados: {
      AMBOS: 'Quem já existe recebe os dados do arquivo. Quem não existe é criado.',
      CRIAR: 'Quem já existe fica como está: a linha não entra, e a lista das rejeitadas diz por quê.',
      ATUALIZAR:
        'Ninguém é criado: linhas de quem não existe não entram, e a lista das rejeitadas diz por quê.',
    } satisfies Record<ModoDeImportacao, string>,
    vazias: 'Células vazias não apagam o que já está no cadastro.',
  },

  opcional: {
    titulo: 'Campo opcional com erro',
    rotulo: 'O que fazer com a linha',
    texto:
      'Um segundo telefone ou um CEP errado, por exemplo. Documento, nome, situação e código errados sempre rejeitam a linha.',
    explicados: {
      REJEITAR: 'O cliente só entra com tudo certo: a lista das rejeitadas diz o que corrigir.',
      DEIXAR_DE_FORA:
        'O cliente entra sem esse campo, e com um CEP errado sem o endereço. O arquivo do resultado diz o que ficou de fora.',
    } satisfies Record<TratoDoOpcional, string>,
  },

  previa: {
    titulo: 'Prévia das primeiras linhas',
    explicacao: 'Como cada linha entraria agora. Nada foi salvo ainda.',
    tabela: 'Linhas da prévia',
    linha: 'Linha',
    oQueAcontece: 'O que acontece',
    desfechos: {
      CRIAR: 'Será criado',
      ATUALIZAR: 'Será atualizado',
      IGUAL: 'Sem mudança',
      REJEITAR: 'Rejeitada',
    },
    resumo: {
      CRIAR: (n: number) => (n === 1 ? '1 novo' : `${n} novos`),
      ATUALIZAR: (n: number) => (n === 1 ? '1 atualizado' : `${n} atualizados`),
      IGUAL: (n: number) => `${n} sem mudança`,
      REJEITAR: (n: number) => (n === 1 ? '1 rejeitada' : `${n} rejeitadas`),
    },
    comAviso: (n: number) => `${n} com aviso`,
    deFora: 'Fica de fora:',
    antes: (antes: string | null) => (antes === null ? 'novo' : `antes: ${antes}`),
    nenhuma: 'O arquivo não tem linhas além do cabeçalho.',
    corrija: 'Acerte as colunas acima para ver a prévia.',
    tudoRejeitado: 'Todas estas linhas seriam rejeitadas: confira se cada coluna preenche o campo certo.',
    verLinha: 'Dados da linha',
    verOutras: (n: number) => (n === 1 ? 'Ver a outra' : `Ver as outras ${n}`),
  },

  inicio: {
    comecar: 'Começar a importação',
    aviso: 'Roda em segundo plano e pode ser parada. Linhas com erro não impedem as outras.',
    falta: (campos: string) => `Antes, escolha a coluna de ${campos}`,
    repetido: 'Antes, deixe cada campo com uma coluna só',
    vencido: 'O arquivo não está mais guardado no servidor. Envie a planilha de novo para importar.',
  },

  andamento: {
    fila: 'Na fila: começa em instantes',
    rodando: 'Importando',
    podeSair:
      'Pode sair desta página: a importação continua no servidor, e esta tela mostra o andamento quando voltar.',
    semRede: 'Sem contato com o servidor. A importação continua lá; os números voltam com a conexão.',
    cancelar: 'Parar importação',
    cancelarPergunta: 'Parar a importação?',
    cancelarConsequencia:
      'Os clientes já criados e atualizados ficam como estão; as linhas que faltam não entram. Importar o mesmo ' +
      'arquivo depois retoma sem deixar ninguém em dobro.',
  },

  numeros: {
    rotulo: 'Contagem de linhas',
    lidas: { nome: 'Linhas lidas', explicacao: 'do arquivo, sem o cabeçalho' },
    criadas: { nome: 'Criados', explicacao: 'clientes novos no cadastro' },
    atualizadas: { nome: 'Atualizados', explicacao: 'já existiam e receberam dados' },
    iguais: { nome: 'Sem mudança', explicacao: 'já estavam como no arquivo' },
    rejeitadas: { nome: 'Rejeitadas', explicacao: 'linhas que não entraram' },
    com_aviso: { nome: 'Com aviso', explicacao: 'entraram sem um campo errado' },
  },

  resultado: {
    titulo: 'Resultado',
    concluida: 'Importação concluída.',
    nadaMudou: 'Importação concluída: o cadastro já estava como no arquivo, nada mudou.',
    cancelada: 'Importação cancelada. O que já tinha entrado ficou no cadastro.',
    descartada: 'Arquivo descartado: nada foi importado.',
    falhou: 'A importação parou antes do fim. O que já tinha entrado ficou no cadastro.',
    durou: (tempo: string) => `Durou ${tempo}.`,
    baixar: 'Baixar as linhas rejeitadas',
    baixarComAviso: 'Baixar as linhas com aviso',
    baixarTodas: 'Baixar as rejeitadas e as com aviso',
    comoCorrigir:
      'O arquivo traz cada linha como estava, com o motivo ao lado. Corrija nele mesmo e importe de novo: o que já ' +
      'entrou não se repete.',
    vencidas: 'Estas linhas não estão mais guardadas',
    verClientes: 'Ver clientes',
    nomeDoArquivo: (nome: string) => `corrigir-${nome.replace(/\.[^.]*$/, '')}.csv`,
  },

  anteriores: {
    titulo: 'Importações anteriores',
    nenhuma: 'Nenhuma importação ainda',
    colunas: { arquivo: 'Arquivo', situacao: 'Situação', quem: 'Quem', quando: 'Quando', empresa: 'Empresa' },
  },
}
