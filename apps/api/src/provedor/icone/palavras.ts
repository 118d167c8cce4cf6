/**
 * The set names its icons in English. This maps what a provider's people would type, without accents, to the
 * part of the name that shows it. Several parts are separated by commas.
 */
const PALAVRAS = `
roteador:router modem:router sinal:signal antena:antenna torre:broadcast-tower,antenna satelite:satellite
fibra:topology,bolt cabo:plug,usb rede:network,affiliate servidor:server nuvem:cloud internet:world,wifi
mundo:world globo:world velocidade:gauge,rocket velocimetro:gauge medidor:gauge rapido:bolt,rocket
raio:bolt foguete:rocket download:download baixar:download upload:upload enviar:send,upload
fio:plug wireless:wifi bluetooth:bluetooth conexao:plug-connected,link tomada:plug,outlet energia:bolt,plug bateria:battery
telefone:phone fone:headphones,phone celular:device-mobile,phone ligacao:phone-call chamada:phone-call
mensagem:message conversa:messages,message carta:mail correio:mail email:mail sms:message
televisao:device-tv tv:device-tv filme:movie cinema:movie video:video serie:device-tv,movie canal:device-tv
musica:music som:volume microfone:microphone radio:radio camera:camera foto:photo,camera jogo:device-gamepad
videogame:device-gamepad controle:device-gamepad,remote computador:device-desktop,device-laptop notebook:device-laptop
tela:device-desktop,screen tablet:device-tablet relogio:clock,device-watch impressora:printer teclado:keyboard
casa:home residencia:home predio:building empresa:building,briefcase loja:building-store escritorio:briefcase,building
fabrica:building-factory hospital:building-hospital escola:school igreja:building-church rua:road estrada:road
mapa:map local:map-pin,location endereco:map-pin bussola:compass rota:route caminhao:truck entrega:truck-delivery
carro:car moto:motorbike bicicleta:bike aviao:plane
escudo:shield seguranca:shield,lock protecao:shield antivirus:shield,virus cadeado:lock chave:key senha:password,lock
olho:eye alarme:alarm,bell sino:bell aviso:alert,bell perigo:alert
pessoa:user usuario:user pessoas:users familia:users,friends crianca:mood-kid,baby bebe:baby suporte:headset,help,lifebuoy
atendimento:headset ajuda:help,lifebuoy tecnico:tool,tools ferramenta:tool instalacao:tool,settings
configuracao:settings engrenagem:settings conserto:tool martelo:hammer
presente:gift brinde:gift gratis:gift,discount promocao:discount,rosette desconto:discount porcentagem:percentage
dinheiro:cash,coin moeda:coin cartao:credit-card,card banco:building-bank boleto:barcode,receipt recibo:receipt
fatura:receipt,file-invoice pagamento:cash,credit-card pix:qrcode carteira:wallet carrinho:shopping-cart compra:shopping
sacola:shopping-bag etiqueta:tag preco:tag,coin trofeu:trophy medalha:medal coroa:crown diamante:diamond estrela:star
coracao:heart joinha:thumb-up certo:check verificado:rosette-discount-check,check contrato:contract,signature
assinatura:signature documento:file arquivo:file pasta:folder livro:book calendario:calendar data:calendar
tempo:clock,hourglass hora:clock infinito:infinity ilimitado:infinity mais:plus menos:minus seta:arrow subir:arrow-up
descer:arrow-down grafico:chart lupa:search busca:search luz:bulb lampada:bulb sol:sun lua:moon chuva:cloud-rain
fogo:flame agua:droplet arvore:tree folha:leaf planta:plant bola:ball,play-football futebol:ball-football esporte:ball
comida:tools-kitchen cafe:coffee pizza:pizza academia:barbell saude:heartbeat,stethoscope robo:robot inteligente:brain
lixeira:trash lapis:pencil caixa:box,package pacote:package numero:number ip:network,world-www site:world-www
`

export const VERBETES = PALAVRAS.trim()
  .split(/\s+/)
  .map((verbete) => {
    const [portugues = '', ingles = ''] = verbete.split(':')
    return { portugues, ingles: ingles.split(',') }
  })

/** From this length on a beginning is enough: "fogue" already finds rockets. */
const COMECO = 4

/** What a typed word may be in an icon's name: itself, or its English translation. */
export const nomesPossiveis = (palavra: string): string[] => [
  palavra,
  ...VERBETES.filter(
    ({ portugues }) =>
      portugues === palavra || (palavra.length >= COMECO && portugues.startsWith(singular(palavra))),
  ).flatMap(({ ingles }) => ingles),
]

const singular = (palavra: string) => (palavra.length > COMECO ? palavra.replace(/s$/, '') : palavra)
